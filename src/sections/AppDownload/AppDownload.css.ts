import { globalStyle, style } from '@vanilla-extract/css';
import * as screen from '#components/screens/Frame.css.ts';
import { stop } from '#styles/brokenLine.css.ts';
import { card, station } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { onInk } from '#styles/page.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { intro, tiny } from '#styles/text.css.ts';

const codeSize = '7rem';
const stageHeight = '40rem';
const photoWidth = '10.5rem';
const narrowWidth = '8.5rem';
/** From the middle of the stage to the outer edges of the photos that lean on its phone, which is left of the middle. */
const leftReach = '24.5rem';
const rightReach = '18.5rem';

export const root = style({
  overflow: 'clip',
  paddingTop: vars.size.header,
  background: vars.color.surfaceTint,
});
export const grid = style(
  responsive({
    base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l },
    split: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)', columnGap: vars.space.xl },
  }),
);

export const textColumn = style(
  responsive({
    base: { paddingTop: vars.space.s },
    split: { paddingBlock: `${vars.space.l} ${vars.space.l}` },
  }),
);
export const lead = style([intro, { marginBottom: vars.space.m }]);

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
    laptop: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  }),
]);
export const network = style([
  door,
  responsive(
    {
      base: {
        gap: vars.space.s,
        marginTop: vars.space.xs,
        borderColor: 'transparent',
        background: vars.color.surfaceInk,
        ...onInk,
      },
      phoneWide: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
      // Its column is narrow.
      split: { gridTemplateColumns: 'minmax(0, 1fr)' },
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
    laptop: { display: 'grid', justifyItems: 'center', gap: vars.space.hair, width: codeSize },
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

/** At night, out to the edge of the screen: the phone, and the photos that it leaves behind. */
export const stage = style(
  responsive(
    {
      base: {
        display: 'grid',
        gridTemplateColumns: equalColumns(2),
        gap: vars.space.xs,
        marginInline: `calc(-1 * ${vars.space.gutter})`,
        padding: `${vars.space.m} ${vars.space.gutter} ${vars.space.l}`,
        background: `radial-gradient(circle at 50% 30%, ${vars.color.accentStrong}, ${vars.color.surfaceInk} 80%)`,
      },
      tablet: {
        position: 'relative',
        alignContent: 'center',
        minHeight: stageHeight,
        marginInline: `calc(-1 * ${vars.space.rail})`,
        padding: `${vars.space.l} ${vars.space.rail}`,
      },
      split: {
        marginInline: `0 min(-1 * ${vars.space.rail}, (${vars.size.content} - 100vw) / 2)`,
      },
      // The phone stands between the two photos, which are clear of the floating button.
      desktopWide: { paddingInlineEnd: photoWidth },
    },
    { [when.printing]: { background: 'none' } },
  ),
);
export const phone = style([
  screen.phone,
  {
    gridColumn: '1 / -1',
    outline: `${vars.stroke.thin} solid ${vars.color.borderOnInk}`,
  },
]);
/** On a phone the photos come after, side by side; elsewhere they lean on the phone, clear of the floating button. */
export const photo = style(
  responsive({
    base: {},
    tablet: {
      position: 'absolute',
      width: photoWidth,
      insetInlineStart: '4%',
      top: '10%',
      rotate: '-4deg',
      selectors: { '& + &': { top: 'auto', bottom: '9%', rotate: '3deg' } },
    },
    // Over the space beside the text.
    split: { width: narrowWidth, insetInlineStart: `calc(-1 * ${vars.space.l})` },
    desktop: { width: photoWidth },
    desktopWide: {
      insetInlineStart: `calc(50% - ${leftReach})`,
      selectors: { '& + &': { insetInline: `auto max(${vars.space.rail}, 50% - ${rightReach})` } },
    },
  }),
);
globalStyle(`${photo} > figure`, {
  height: '100%',
  boxShadow: vars.shadow.floating,
  outline: `${vars.stroke.hair} solid ${vars.color.borderOnInk}`,
});

/** The signal that a stop of the visit has: none at the one before the last. */
export const signal = style([
  responsive({
    base: {
      ...station,
      padding: vars.space.xxs,
      border: `${vars.size.line} solid currentColor`,
      color: vars.color.accent,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 3,
      strokeLinecap: 'round',
      selectors: {
        [`${stop}:nth-last-child(2) &`]: {
          borderStyle: 'dashed',
          color: vars.color.textMuted,
        },
      },
    },
    split: { gridRow: 'auto', marginBottom: vars.space.s },
  }),
]);
export const noSignal = style({
  stroke: vars.color.deviation,
  selectors: { [`${stop}:not(:nth-last-child(2)) &`]: { display: 'none' } },
});
