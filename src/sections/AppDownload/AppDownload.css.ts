import { style } from '@vanilla-extract/css';
import * as screen from '#components/screens/Frame.css.ts';
import { card } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { onInk } from '#styles/page.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { intro, small, strong, tiny } from '#styles/text.css.ts';

const codeSize = '7rem';
const deviceWidth = '15rem';
const viewWidth = '22rem';

export const root = style({
  overflow: 'clip',
  paddingTop: vars.size.header,
  background: vars.color.surfaceTint,
});
export const grid = style(
  responsive({
    base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m },
    desktop: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)', columnGap: vars.space.l },
    desktopWide: { columnGap: vars.space.xl },
  }),
);

export const textColumn = style(
  responsive({
    base: { display: 'grid', gap: vars.space.xs, paddingTop: vars.space.s },
    // The two doors stand side by side.
    split: { gridTemplateColumns: equalColumns(2) },
    desktop: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'center',
      paddingBlock: vars.space.l,
    },
  }),
);
export const head = style({ gridColumn: '1 / -1' });
export const lead = style([intro, { marginBottom: vars.space.xs }]);

// Two doors: one for whoever works in a branch, one for whoever runs the network.
const door = style([
  card,
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'center',
      gap: vars.space.m,
      padding: vars.space.s,
    },
    phoneWide: { padding: `${vars.space.s} ${vars.space.m}` },
  }),
]);
export const team = style([
  door,
  responsive({
    base: { paddingBottom: vars.space.xxs, boxShadow: vars.shadow.raised },
    desktop: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  }),
]);
export const network = style([
  door,
  responsive(
    {
      base: {
        gap: vars.space.s,
        borderColor: 'transparent',
        background: vars.color.surfaceInk,
        ...onInk,
      },
      phoneWide: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
      // Its column is narrow.
      split: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'space-between' },
      desktop: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    },
    { [when.printing]: { borderColor: vars.color.border } },
  ),
]);
export const badges = style({ marginTop: vars.space.s });

/** A QR code, for visitors on a computer who want the app on their phone. */
export const code = style(
  responsive({
    base: { display: 'none' },
    desktop: { display: 'grid', justifyItems: 'center', gap: vars.space.hair, width: codeSize },
  }),
);
export const squares = style({
  width: codeSize,
  height: codeSize,
  overflow: 'clip',
  borderRadius: vars.radius.control,
});
export const codeText = style([
  tiny,
  { lineHeight: vars.leading.snug, textAlign: 'center', textWrap: 'balance' },
]);

/** At night, out to the edge of the screen: the phone of who is in a branch, and what whoever runs the network sees. */
export const stage = style(
  responsive(
    {
      base: {
        display: 'grid',
        // Side by side where there is room for two, however large the text is.
        gridTemplateColumns: `repeat(auto-fit, minmax(min(${deviceWidth}, 100%), 1fr))`,
        alignItems: 'end',
        gap: vars.space.l,
        marginInline: `calc(-1 * ${vars.space.gutter})`,
        padding: `${vars.space.m} ${vars.space.gutter} ${vars.space.l}`,
        background: `radial-gradient(circle at 50% 30%, ${vars.color.accentStrong}, ${vars.color.surfaceInk} 80%)`,
      },
      tablet: {
        marginInline: `calc(-1 * ${vars.space.rail})`,
        padding: `${vars.space.l} ${vars.space.rail}`,
      },
      desktop: {
        marginInline: `0 min(-1 * ${vars.space.rail}, (${vars.size.content} - 100vw) / 2)`,
        paddingInlineStart: vars.space.s,
      },
      // As far as the text of the page goes.
      desktopWide: {
        gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
        gap: vars.space.m,
        paddingInline: `${vars.space.m} calc((100vw - ${vars.size.content}) / 2)`,
      },
    },
    { [when.printing]: { background: 'none' } },
  ),
);
/** A screen and, over it, whose it is. */
export const view = style({
  width: '100%',
  maxWidth: viewWidth,
  margin: '0 auto',
});
export const viewer = style([
  small,
  strong,
  { marginBottom: vars.space.xs, color: vars.color.onInk },
]);
export const phone = style([
  screen.phone,
  { outline: `${vars.stroke.thin} solid ${vars.color.borderOnInk}` },
]);
