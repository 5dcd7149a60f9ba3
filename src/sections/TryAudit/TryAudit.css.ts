import { createGlobalVar, globalStyle, style } from '@vanilla-extract/css';
import * as frame from '#components/screens/Frame.css.ts';
import { chip } from '#components/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { row } from '#styles/layouts.css.ts';
import { containerQueries, responsive, when } from '#styles/responsive.ts';
import { figure as largeFigure, heading, plainNumber } from '#styles/text.css.ts';
import { evidenceWidth } from './AuditItem.css.ts';

const tabletWidth = '42rem';
const scoreWidth = '3ch';
const unansweredWidth = '6.5rem';
const wideUnansweredWidth = '8rem';

/** The score, which the script sets; a number, so that it counts up and down to its new value. */
const score = createGlobalVar('audit-score', {
  syntax: '<integer>',
  inherits: true,
  initialValue: '100',
});

const isScripted = (selector: string) => `html[data-device] ${selector}`;

/** A stage at night; its light turns red under the minimum. */
export const root = style(
  responsive(
    {
      base: {
        position: 'relative',
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        height: '100%',
        padding: `${vars.space.s} ${vars.space.xs} ${vars.space.m}`,
        background: `radial-gradient(circle at 50% 30%, ${vars.color.accentStrong}, ${vars.color.surfaceInk} 80%)`,
        transition: `--audit-score 600ms ${vars.motion.ease}`,
        selectors: {
          '&::after': {
            content: '',
            position: 'absolute',
            inset: 0,
            background: `radial-gradient(circle at 50% 30%, ${vars.color.deviation}, ${vars.color.surfaceInk} 80%)`,
            opacity: 0,
            transition: 'opacity 600ms',
          },
          '&[data-below]::after': { opacity: 1 },
        },
      },
      // The floating button has the edge of the screen for itself.
      tablet: { padding: `${vars.space.l} ${vars.space.rail}` },
      split: { paddingInlineStart: 0 },
    },
    { [when.printing]: { background: 'none', padding: 0, '::after': { content: 'none' } } },
  ),
);

export const device = style([
  frame.device,
  responsive({
    base: {
      position: 'relative',
      zIndex: 1,
      maxWidth: tabletWidth,
      outline: `${vars.stroke.thin} solid ${vars.color.borderOnInk}`,
      // A tablet, which has no earpiece; on a phone, a little more of the audit in the first screen.
      selectors: { '&&::before': { content: 'none' } },
    },
    // It stands out of the stage, over the space before the text.
    split: { width: `calc(100% + ${vars.space.m})`, translate: `calc(-1 * ${vars.space.m})` },
  }),
]);
export const screen = style({
  containerType: 'inline-size',
  overflow: 'hidden',
  borderRadius: vars.radius.panel,
  background: vars.color.surface,
  lineHeight: vars.leading.snug,
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.s,
  padding: `${vars.space.s} ${vars.space.s} ${vars.space.xs}`,
  background: vars.color.surfaceTint,
});
export const title = style([heading, { marginBottom: vars.space.hair }]);

const below = `${root}[data-below] &`;
/** Before the first answer there is no score, good or bad. */
const waiting = `${root}:not(:has(:checked)) &`;
export const result = style({
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space.hair,
  color: vars.color.positive,
  selectors: {
    [below]: { color: vars.color.deviation },
  },
});
const resultLine = style({ gridArea: '1 / 1' });
export const scoreLine = style([
  resultLine,
  {
    display: 'flex',
    alignItems: 'baseline',
    selectors: { [waiting]: { visibility: 'hidden' } },
  },
]);
/** What to do for a score, in its place; the room of both is the same. */
export const unanswered = style([
  resultLine,
  {
    alignSelf: 'center',
    maxWidth: unansweredWidth,
    color: vars.color.accentStrong,
    fontSize: vars.text.tiny,
    fontWeight: vars.font.strong,
    lineHeight: vars.leading.snug,
    textAlign: 'end',
    textWrap: 'balance',
    visibility: 'hidden',
    selectors: { [waiting]: { visibility: 'visible' } },
    '@container': {
      [containerQueries.detail]: { maxWidth: wideUnansweredWidth, fontSize: vars.text.small },
    },
  },
]);
export const figure = style([
  largeFigure,
  {
    minWidth: scoreWidth,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    '@media': { [when.coloursAreForced]: plainNumber },
    selectors: {
      [isScripted('&::before')]: { counterReset: `puntaje ${score}`, content: 'counter(puntaje)' },
    },
  },
]);
/** The score of the example; a script counts its own. */
export const example = style({ selectors: { [isScripted('&')]: { display: 'none' } } });
/** In the small letters of all chips, whichever of the shared styles comes last. */
const chipText = style({ fontSize: vars.text.tiny });
export const enough = style([
  chip.ok,
  chipText,
  {
    selectors: {
      [below]: { display: 'none' },
      [waiting]: { background: vars.color.accentSoft, color: vars.color.text },
    },
  },
]);
export const notEnough = style([
  chip.off,
  chipText,
  {
    // Longer than its column, into the room beside the small lines: the title keeps its own.
    marginInlineStart: `calc(-1 * ${vars.space.m})`,
    selectors: { [`${root}:not([data-below]) &`]: { display: 'none' } },
  },
]);

export const meter = style({
  width: '100%',
  height: vars.space.nudge,
  background: vars.color.accentSoft,
  color: vars.color.positive,
  transition: 'color 600ms',
  selectors: {
    [below]: { color: vars.color.deviation },
  },
  '@media': {
    [when.coloursAreForced]: { borderBlock: `${vars.stroke.hair} solid CanvasText` },
  },
});
export const filled = style({
  fill: 'currentColor',
  selectors: {
    [isScripted('&')]: { width: `calc(${score} * 1%)` },
    [waiting]: { visibility: 'hidden' },
  },
});
export const limit = style({ fill: vars.color.text });

export const body = style({
  position: 'relative',
  padding: `${vars.space.xs} ${vars.space.s}`,
  '@container': {
    [containerQueries.detail]: {
      paddingInlineEnd: `calc(${evidenceWidth} + ${vars.space.s} + ${vars.space.m})`,
    },
  },
});

export const foot = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.s,
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
  transition: `background-color ${vars.motion.drawer}`,
  selectors: { [`${root}[data-done] &`]: { background: vars.color.accentSoft } },
});
const ended = `${root}[data-done] &`;
export const summary = style({
  selectors: { [ended]: { fontSize: vars.text.heading, lineHeight: vars.leading.snug } },
});
/** The rule until the audit is done, and the ways on from it afterwards: until then it has no rival. */
export const rule = style({ selectors: { [ended]: { display: 'none' } } });
export const actions = style([
  row,
  { gap: vars.space.xs, selectors: { [`${root}:not([data-done]) &`]: { display: 'none' } } },
]);
globalStyle(`${actions} > *`, { flexGrow: 1 });

// The script comes last, and empties the finished example. While the page arrives in pieces the form waits for
// it, with its stage: what is in the example and not in the visitor's audit would leave a hole.
const isComingIn = `${root}:not(:has(> script)), ${isScripted(`${root}:has(:disabled)`)}`;
globalStyle(`:is(${isComingIn}) > *`, { visibility: 'hidden' });
