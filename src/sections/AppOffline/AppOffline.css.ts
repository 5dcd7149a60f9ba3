import { style } from '@vanilla-extract/css';
import { bar as screenBar } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { lineToNext, ring } from '#styles/layouts.css.ts';
import { onInk } from '#styles/page.css.ts';
import { strokeStyle } from '#styles/motifs/strokeStyle.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { heading, small, strong } from '#styles/text.css.ts';

const phoneWidth = '19rem';
const cutSize = '5rem';
const stateSize = '2rem';

const dash = '0.625rem';
const dashes = `${vars.color.borderControl} 0 ${dash}, transparent 0 calc(2 * ${dash})`;

/** The moments of a visit, and beside them the phone in the depot. */
export const columns = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.l,
      marginTop: vars.space.l,
    },
    split: {
      gridTemplateColumns: equalColumns(2),
      alignItems: 'center',
      columnGap: vars.space.xl,
    },
    desktop: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: vars.space.xxl },
  }),
);
export const steps = style({ display: 'grid' });
/** The second moment has no signal. From there to the third the line is broken. */
const UNHEARD = ':nth-child(2)';
/** A moment: its ring, and its words. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.m,
  alignContent: 'start',
  paddingBottom: vars.space.xl,
  selectors: {
    '&:not(:last-child)::after': { ...lineToNext.down, background: vars.color.accent },
    [`&${UNHEARD}::after`]: { background: `repeating-linear-gradient(${dashes})` },
    '&:last-child': { paddingBottom: 0 },
  },
});
const isUnheard = `${step}${UNHEARD} &`;
const forced = { color: 'CanvasText' };
/** The signal that a moment has: none in the depot. */
export const signal = style({
  ...ring,
  padding: vars.space.xxs,
  border: `${vars.size.line} solid currentColor`,
  color: vars.color.accent,
  ...strokeStyle,
  selectors: { [isUnheard]: { borderStyle: 'dashed', color: vars.color.textMuted } },
  '@media': { [when.coloursAreForced]: { ...forced, selectors: { [isUnheard]: forced } } },
});
export const noSignal = style({
  stroke: vars.color.deviation,
  selectors: { [`${step}:not(${UNHEARD}) &`]: { display: 'none' } },
});
export const title = style([heading, { paddingTop: vars.space.hair }]);

/** The dark depot, in which the phone is. */
export const depot = style({
  ...onInk,
  padding: `${vars.space.l} ${vars.space.m} ${vars.space.m}`,
  borderRadius: vars.radius.panel,
  background: vars.color.surfaceInk,
});
export const phone = style({ maxWidth: phoneWidth });
export const screen = style({ display: 'grid', gridTemplateRows: 'auto 1fr auto' });
export const bar = style([screenBar, { padding: `${vars.space.xxs} ${vars.space.s}` }]);
export const kept = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  padding: `${vars.space.xl} ${vars.space.s}`,
  textAlign: 'center',
});
export const cut = style({
  ...strokeStyle,
  width: cutSize,
  height: cutSize,
  color: vars.color.borderControl,
});
export const slash = style({ stroke: vars.color.deviation });
export const state = style([strong, { fontSize: stateSize, lineHeight: vars.leading.snug }]);
/** Kept, until the signal is back. */
export const note = style([
  small,
  {
    display: 'grid',
    margin: `0 ${vars.space.s} ${vars.space.s}`,
    padding: vars.space.s,
    borderRadius: vars.radius.control,
    background: vars.color.attention,
    color: vars.color.text,
    '@media': { [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` } },
  },
]);
