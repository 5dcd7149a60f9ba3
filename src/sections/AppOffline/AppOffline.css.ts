import { style } from '@vanilla-extract/css';
import { bar as screenBar, spread } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { card, lineToNext, ring } from '#styles/layouts.css.ts';
import { onInk, paper } from '#styles/page.css.ts';
import { strokeStyle } from '#styles/motifs/strokeStyle.ts';
import { responsive, when } from '#styles/responsive.ts';

const screenWidth = '25rem';

const dash = '0.625rem';
const dashes = `${vars.color.borderControl} 0 ${dash}, transparent 0 calc(2 * ${dash})`;
const gap = vars.space.l;

/** The moments of a visit, on a line: down a phone, along a wide screen. */
export const stops = style(
  responsive({
    base: { display: 'grid', marginTop: gap },
    split: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: gap,
      marginTop: vars.space.xl,
    },
  }),
);
/**
 * The moment without signal is in a dark depot, which is larger than its column. From there on the line is broken.
 */
const DEPOT = ':nth-last-child(2)';
/**
 * A moment: its ring, its words and a screen. Where moments stand side by side, all screens end at the same height.
 */
export const stop = style(
  responsive(
    {
      base: {
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: vars.space.m,
        alignContent: 'start',
        paddingBottom: gap,
        selectors: {
          '&:not(:last-child)::after': { ...lineToNext.down, background: vars.color.accent },
          [`&${DEPOT}`]: {
            ...onInk,
            marginBottom: gap,
            paddingBottom: 0,
            borderRadius: vars.radius.control,
            background: vars.color.surfaceInk,
            // It reaches the edges of a phone's screen, but never its neighbours.
            boxShadow: `0 0 0 min(${vars.space.gutter}, ${vars.space.m}) ${vars.color.surfaceInk}`,
          },
          [`&${DEPOT}::after`]: {
            bottom: `calc(-1 * ${gap})`,
            background: `repeating-linear-gradient(${dashes})`,
          },
        },
      },
      split: {
        gridTemplate: 'auto auto 1fr / minmax(0, 1fr)',
        alignContent: 'stretch',
        paddingBottom: 0,
        selectors: {
          '&:not(:last-child)::after': {
            ...lineToNext.along,
            width: `calc(100% - ${vars.size.control} + ${gap})`,
          },
          [`&${DEPOT}`]: {
            marginBottom: 0,
            boxShadow: `0 0 0 ${vars.space.s} ${vars.color.surfaceInk}`,
          },
          [`&${DEPOT}::after`]: {
            background: `repeating-linear-gradient(to right, ${dashes})`,
          },
        },
      },
    },
    { [when.printing]: { selectors: { [`&${DEPOT}`]: { boxShadow: 'none' } } } },
  ),
);
const inDepot = `${stop}${DEPOT} &`;

/** What the app shows in a moment: a piece of its screen. */
export const screen = style([
  card,
  paper,
  responsive({
    base: {
      gridColumn: 2,
      maxWidth: screenWidth,
      overflow: 'hidden',
      marginTop: vars.space.s,
      padding: 0,
      fontSize: vars.text.small,
      lineHeight: vars.leading.snug,
    },
    split: { gridColumn: 1, alignSelf: 'end', maxWidth: 'none' },
  }),
]);
const inset = `${vars.space.xs} ${vars.space.s}`;
export const bar = style([spread, screenBar, { padding: inset }]);
export const rows = style({ display: 'grid', gap: vars.space.xs, padding: vars.space.s });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.nudge,
});
/** Ready, kept, sent: the second waits for the signal. */
export const state = style({
  display: 'grid',
  padding: inset,
  background: vars.color.positiveSoft,
  selectors: {
    [inDepot]: { background: vars.color.attention },
  },
  '@media': {
    [when.coloursAreForced]: { borderTop: `${vars.stroke.hair} solid CanvasText` },
  },
});
export const note = style({ fontSize: vars.text.tiny });

const forced = { color: 'CanvasText' };
/** The signal that a moment has: none in the depot. */
export const signal = style([
  responsive(
    {
      base: {
        ...ring,
        padding: vars.space.xxs,
        border: `${vars.size.line} solid currentColor`,
        color: vars.color.accent,
        ...strokeStyle,
        selectors: {
          [inDepot]: {
            borderStyle: 'dashed',
            color: vars.color.onInkMuted,
          },
        },
      },
      split: { gridRow: 'auto', marginBottom: vars.space.s },
    },
    {
      [when.coloursAreForced]: {
        ...forced,
        selectors: { [inDepot]: forced },
      },
    },
  ),
]);
export const noSignal = style({
  stroke: vars.color.attention,
  selectors: { [`${stop}:not(${DEPOT}) &`]: { display: 'none' } },
});
