import { globalStyle, style } from '@vanilla-extract/css';
import { strong } from '#styles/screens/screen.css.ts';
import { paper } from '#styles/page.css.ts';
import { note } from '#styles/typography.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';

const badgeSize = '2rem';
const stationSize = '2.25rem';
const branchSize = 'clamp(0.875rem, 0.7rem + 0.6vw, 1.125rem)';

/** Both photos, edge to edge, so that visitors see the difference at once. */
export const photos = style(
  responsive({
    base: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: equalColumns(2),
      marginTop: vars.space.m,
    },
    split: { marginTop: 0 },
  }),
);
// Together they have the corners of one panel.
globalStyle(`${photos} > figure`, {
  borderRadius: `${vars.radius.panel} 0 0 ${vars.radius.panel}`,
});
globalStyle(`${photos} > figure + figure`, {
  borderRadius: `0 ${vars.radius.panel} ${vars.radius.panel} 0`,
});
globalStyle(`${photos} figcaption`, { fontSize: vars.text.small });
globalStyle(`${photos} > figure svg`, {
  '@media': { [from('tablet')]: { width: badgeSize, height: badgeSize } },
});
/** A tab on the frame of both photos. Its row is its own, so that it never covers the photos' viewfinders. */
export const item = style([
  strong,
  responsive(
    {
      base: {
        order: -1,
        gridColumn: '1 / -1',
        justifySelf: 'center',
        maxWidth: '90%',
        padding: `${vars.space.xxs} ${vars.space.xs}`,
        borderRadius: `${vars.radius.control} ${vars.radius.control} 0 0`,
        background: vars.color.surfaceInk,
        color: vars.color.onInk,
        fontSize: vars.text.small,
        lineHeight: vars.leading.snug,
        textAlign: 'center',
        textWrap: 'balance',
      },
      tablet: { fontSize: vars.text.body },
      split: { paddingInline: vars.space.m },
      desktop: { paddingBlock: vars.space.xs, fontSize: vars.text.heading },
    },
    { [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` } },
  ),
]);

/** How many meet it, over all of them. */
export const count = style([
  strong,
  {
    marginTop: vars.space.m,
    fontSize: vars.text.heading,
    lineHeight: vars.leading.snug,
    textWrap: 'balance',
  },
]);
/** The branches as stations of one line, which goes on to the edge of the screen, but not under words at its left. */
export const line = style(
  responsive({
    base: {
      position: 'relative',
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      marginTop: vars.space.s,
      '::before': {
        content: '',
        position: 'absolute',
        top: `calc(${stationSize} / 2 - ${vars.size.line} / 2)`,
        insetInline: '-50vw',
        height: 0,
        borderTop: `${vars.size.line} solid ${vars.color.accent}`,
      },
    },
    split: { '::before': { insetInlineStart: 0 } },
  }),
);
export const branch = style([
  strong,
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: vars.space.hair,
    fontSize: branchSize,
    lineHeight: vars.leading.snug,
    textAlign: 'center',
  },
]);
export const failed = style([branch, { color: vars.color.deviation }]);
export const station = style({
  display: 'grid',
  placeItems: 'center',
  width: stationSize,
  height: stationSize,
  border: `${vars.size.line} solid currentColor`,
  borderRadius: vars.radius.round,
  background: vars.color.surface,
  '@media': { [when.printing]: { border: 'none' } },
});

/** What the repair changed, in a card, as under the wall of all branches. */
export const repaired = style([
  paper,
  {
    display: 'grid',
    alignItems: 'center',
    gap: `${vars.space.hair} ${vars.space.m}`,
    marginTop: vars.space.m,
    padding: `${vars.space.xs} ${vars.space.m}`,
    borderRadius: vars.radius.card,
    lineHeight: vars.leading.snug,
    textWrap: 'balance',
    '@media': {
      [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
      [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
      [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` },
    },
  },
]);
export const change = style({
  color: vars.color.positive,
  fontSize: vars.text.lowTitle,
  letterSpacing: vars.tracking.tight,
  lineHeight: vars.leading.tight,
  whiteSpace: 'nowrap',
});
export const before = style({ color: vars.color.deviation });
export const dates = style([note, { marginTop: 0 }]);
