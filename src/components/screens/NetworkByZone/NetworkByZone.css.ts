import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { strong } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { paper } from '#styles/page.css.ts';
import { equalColumns, responsive, when, whileScrolling } from '#styles/responsive.ts';
import { muted } from '#styles/text.css.ts';

/** A stripe of a shop's awning, and how high the awning is. */
const stripe = '0.625rem';
const awningHeight = '1rem';
/** From the red shop down to its task: the space between them. */
const rowGap = vars.space.m;
const darkWidth = '5.5rem';
/** The size of the name under a shop: as large as a long word allows or, on wide screens, a name of two words. */
const nameSize = 'clamp(0.75rem, 0.42rem + 1.65vw, 0.875rem)';

/** Two zones side by side, or all of them. The task stands under the zone of the red shop. */
export const network = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: equalColumns(2),
      gap: `${rowGap} ${vars.space.s}`,
      marginTop: vars.space.s,
      lineHeight: vars.leading.snug,
    },
    split: {
      gridTemplateColumns: 'none',
      gridTemplateRows: 'auto auto',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
    },
    laptop: { columnGap: vars.space.m },
  }),
);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s}`,
});
export const title = style([strong, { fontSize: vars.text.heading }]);

const zone = style(responsive({ base: { minWidth: 0 }, split: { gridRow: 1 } }));
/** On a wide screen a zone is as wide as its shops are, in two rows. */
export const zoneOf = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (shopsInRow) => [
  zone,
  responsive({ base: {}, split: { gridColumn: `span ${shopsInRow}` } }),
]);
/** The supervisor of the branches, under a piece of the line. */
export const who = style({
  paddingTop: vars.space.xs,
  borderTop: `${vars.size.line} solid ${vars.color.accentGlow}`,
});
/** If the name may take two lines, it has the same height in all zones, so that their shops stand in one row. */
export const role = style([
  muted,
  responsive({
    base: { display: 'block', minHeight: '2lh', fontSize: vars.text.small },
    phoneWide: { minHeight: 0 },
    split: { minHeight: '2lh' },
    desktop: { minHeight: 0 },
  }),
]);
export const shops = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: equalColumns(2),
      gap: `${vars.space.s} ${vars.space.xs}`,
      marginTop: vars.space.s,
    },
    split: {
      gridTemplateColumns: 'none',
      gridTemplateRows: 'auto auto',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
    },
  }),
);

/** A shop: a score in its window, under an awning. */
const place = style(
  responsive({
    base: { position: 'relative', minWidth: 0, fontSize: nameSize },
    desktopWide: { fontSize: vars.text.tiny },
  }),
);
/** It takes two lines at most, so that all shops stand in rows; on wide screens one. */
export const branch = style(
  responsive({
    base: { display: 'block', minHeight: '2lh', marginTop: vars.space.hair },
    desktopWide: { minHeight: 0, letterSpacing: vars.tracking.tight },
  }),
);
const window = style([
  strong,
  responsive(
    {
      base: {
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        paddingBlock: `calc(${awningHeight} + ${vars.space.hair}) ${vars.space.hair}`,
        fontSize: vars.text.heading,
        fontVariantNumeric: 'tabular-nums',
      },
      laptop: {
        paddingBlock: `calc(${awningHeight} + ${vars.space.xs}) ${vars.space.xs}`,
        fontSize: vars.text.smallTitle,
      },
    },
    { [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` } },
  ),
]);
/** Printed, the shop is a frame and a number. */
const onPaper = {
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
  background: 'none',
  boxShadow: 'none',
} as const;
const awning = (colour: string) =>
  ({
    content: '',
    position: 'absolute',
    inset: `0 calc(-1 * ${vars.stroke.ring}) auto`,
    height: awningHeight,
    forcedColorAdjust: 'none',
    borderRadius: `0 0 ${vars.space.hair} ${vars.space.hair}`,
    background: `repeating-linear-gradient(90deg, ${colour} 0 ${stripe}, ${vars.color.surfaceTint} 0 calc(2 * ${stripe}))`,
  }) as const;
const lightUp = keyframes({
  from: { background: vars.color.surfaceInkRaised, color: vars.color.onInkMuted },
});
export const shop = place;
export const lit = style([
  window,
  {
    background: vars.color.accentOnInk,
    color: vars.color.text,
    '::before': awning(vars.color.accent),
    '@media': { [when.printing]: onPaper },
  },
  // While the others are dark, the red shop is seen first. A light goes on without a transition, because in between
  // its number could not be read.
  whileScrolling({
    animation: `${lightUp} step-end backwards`,
    animationTimeline: 'view()',
    animationRange: 'entry 100% cover 28%',
  }),
]);
/**
 * The shop under the minimum is the only one of its colour. A line goes from behind it to its task, which has its
 * name.
 */
export const low = style([
  place,
  {
    isolation: 'isolate',
    '::after': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetBlock: `0 calc(-1 * ${rowGap})`,
      insetInlineStart: '50%',
      borderInlineStart: `${vars.size.line} solid ${vars.color.attention}`,
    },
  },
]);
export const red = style([
  window,
  {
    background: vars.color.deviation,
    boxShadow: `0 0 ${vars.space.m} ${vars.color.deviation}`,
    color: vars.color.onAccent,
    '::before': awning(vars.color.deviation),
    '@media': {
      [when.printing]: { ...onPaper, color: vars.color.deviation },
      [when.coloursAreForced]: { forcedColorAdjust: 'none' },
    },
  },
]);
/** A branch that nobody visits has no light. */
const noLight = { border: `${vars.stroke.thin} dashed ${vars.color.borderControl}` };
export const unlit = style([window, noLight, { '@media': { [when.coloursAreForced]: noLight } }]);

/** The task for the red shop; on a phone it is right under the shop's zone. */
export const task = style([
  paper,
  responsive(
    {
      base: {
        gridColumn: '1 / -1',
        gridRow: 2,
        display: 'grid',
        gap: vars.space.hair,
        padding: vars.space.s,
        borderTop: `${vars.size.line} solid ${vars.color.attention}`,
        borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
        boxShadow: vars.shadow.floating,
      },
      split: { gridColumn: '1 / span 5' },
    },
    { [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` } },
  ),
]);
export const failing = style([strong, { color: vars.color.deviation }]);
export const unvisited = style(
  responsive({
    base: { gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: vars.space.s },
    split: { gridColumn: '6 / span 5', gridRow: 2, paddingInlineStart: vars.space.m },
  }),
);
export const dark = style([place, { flex: 'none', width: darkWidth }]);
export const unvisitedText = style({
  display: 'block',
  fontSize: vars.text.lead,
  textWrap: 'balance',
});
