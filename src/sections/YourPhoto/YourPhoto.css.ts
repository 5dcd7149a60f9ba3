import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { ink, section } from '#styles/page.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { small } from '#styles/typography.css.ts';
import { viewfinder } from '#styles/motifs/viewfinder.ts';

const titleSize = 'clamp(2.5rem, 12vw, 4.5rem)';
const wideTitleSize = 'clamp(3rem, 5.2vw, 5rem)';
const buttonHeight = '4rem';
const line = vars.size.bannerLine;
/** A length that is more than any screen needs, because the section clips the line. */
const endless = '100vw';
const gap = vars.space.l;

export const root = style([
  section,
  {
    overflow: 'clip',
    background: vars.color.accentSoft,
    '@media': { [when.printing]: { breakInside: 'avoid', background: 'none' } },
  },
]);

/** On a phone one below another; on wide screens the frame is as high as all the photos beside it. */
export const columns = style(
  responsive(
    {
      base: {
        position: 'relative',
        isolation: 'isolate',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: vars.space.m,
      },
      split: { gridTemplateColumns: equalColumns(2), columnGap: gap },
    },
    // On one sheet.
    { [when.printing]: { gridTemplateColumns: equalColumns(2) } },
  ),
);
export const photos = style(
  responsive({
    base: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: equalColumns(2),
      gap: `${vars.space.s} ${vars.space.xs}`,
    },
    split: {
      alignContent: 'space-between',
      columnGap: vars.space.m,
      // A piece of the line: a border, which is seen in forced colours too. It goes behind the photos to the frame.
      '::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        insetInline: `-${endless} calc(-1 * ${gap})`,
        top: '18%',
        border: `0 solid ${vars.color.accent}`,
        borderTopWidth: line,
      },
    },
  }),
);
globalStyle(`${photos} > li`, { minWidth: 0 });
/** That the photos are examples, under them. */
export const caption = style([small, { '@media': { [below('split')]: { gridRow: 2 } } }]);

/** The question, in the place of the missing photo. */
export const frame = style([
  ink,
  {
    display: 'grid',
    gridTemplateRows: '1fr auto',
    gap: vars.space.s,
    padding: vars.space.s,
    borderRadius: vars.radius.card,
    '@media': {
      [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
      [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` },
    },
  },
]);
export const view = style(
  responsive({
    base: {
      position: 'relative',
      display: 'grid',
      alignContent: 'center',
      gap: vars.space.m,
      padding: `${vars.space.l} ${vars.space.m}`,
      borderRadius: vars.space.hair,
      background: vars.color.surfaceInkRaised,
      '::after': {
        ...viewfinder(`calc(-1 * ${vars.space.xxs})`, vars.space.xl),
        pointerEvents: 'none',
      },
    },
    desktop: { padding: vars.space.xl },
  }),
);
export const title = style({
  fontSize: titleSize,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.poster,
  '@media': {
    [from('split')]: { fontSize: wideTitleSize },
    [when.printing]: { fontSize: vars.text.title },
  },
});
export const stamp = small;
export const action = style({});
globalStyle(`${action} > a`, {
  minHeight: buttonHeight,
  paddingInline: vars.space.l,
  fontSize: vars.text.lead,
});
