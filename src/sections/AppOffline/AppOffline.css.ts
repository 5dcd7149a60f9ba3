import { style } from '@vanilla-extract/css';
import { bar as screenBar, spread } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { fill, lineToNext, ring } from '#styles/layouts.css.ts';
import { onInk } from '#styles/page.css.ts';
import { strokeStyle } from '#styles/motifs/strokeStyle.ts';
import { when } from '#styles/responsive.ts';
import { heading, note, pill, small, strong } from '#styles/typography.css.ts';

const phoneWidth = '20rem';

const wideStroke = 8;
const dash = '0.625rem';
const dashes = `${vars.color.borderControl} 0 ${dash}, transparent 0 calc(2 * ${dash})`;

/** The moments of a visit. */
export const steps = style({ display: 'grid', marginTop: vars.space.l });
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
  '@media': {
    [when.coloursAreForced]: {
      selectors: { [`&:not(${UNHEARD}, :last-child)::after`]: { background: 'CanvasText' } },
    },
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
/** The ground around the slash, so that it and the bars are clear. */
export const around = style({ stroke: vars.color.surfaceTint, strokeWidth: wideStroke });
export const title = style([heading, { paddingTop: vars.space.hair }]);

/** The dark depot, in which the phone is the only light. */
export const depot = style({
  ...onInk,
  position: 'relative',
  display: 'grid',
  padding: `${vars.space.xl} ${vars.space.m} ${vars.space.m}`,
  overflow: 'clip',
  borderRadius: vars.radius.panel,
  background: vars.color.surfaceInk,
});
export const shelves = style([
  fill,
  {
    position: 'absolute',
    inset: 0,
    objectPosition: 'bottom',
    '@media': { [when.printing]: { display: 'none' } },
  },
]);
export const phone = style({
  position: 'relative',
  justifySelf: 'center',
  width: `min(100%, ${phoneWidth})`,
});
export const caption = style([note, { position: 'relative' }]);
export const screen = style({ display: 'grid', gridTemplateRows: 'auto 1fr auto' });
export const bar = style([
  screenBar,
  spread,
  { alignItems: 'center', padding: `${vars.space.xs} ${vars.space.s}` },
]);
export const state = style([
  pill,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.hair,
    paddingBlock: vars.space.hair,
    background: vars.color.deviationSoft,
    color: vars.color.deviation,
  },
]);
export const cut = style({ ...strokeStyle, width: vars.text.lead, height: vars.text.lead });
export const aroundCut = style({ stroke: vars.color.deviationSoft, strokeWidth: wideStroke });
/** What is answered all the same. */
export const answers = style({
  display: 'grid',
  alignContent: 'start',
  padding: `${vars.space.xs} ${vars.space.s} ${vars.space.m}`,
});
export const answer = style([
  strong,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.xs,
    paddingBlock: vars.space.s,
    borderBottom: `${vars.stroke.hair} solid ${vars.color.border}`,
  },
]);
/** Kept, until the signal is back. */
export const kept = style([
  small,
  {
    display: 'grid',
    margin: `0 ${vars.space.s} ${vars.space.s}`,
    padding: vars.space.s,
    borderRadius: vars.radius.control,
    background: vars.color.attention,
    color: vars.color.text,
    textWrap: 'balance',
    '@media': { [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` } },
  },
]);
