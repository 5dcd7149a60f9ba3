import { createGlobalVar, globalStyle, style } from '@vanilla-extract/css';
import * as frame from '#components/screens/device.css.ts';
import { vars } from '#styles/contract.css.ts';
import { row } from '#styles/layouts.css.ts';
import { containerQueries, responsive, when } from '#styles/responsive.ts';
import { figure as largeFigure, heading, plainNumber, strong } from '#styles/text.css.ts';
import { evidenceWidth } from './AuditItem.css.ts';

const tabletWidth = '42rem';
/** The score on a phone and, beside its meaning, on wider screens. */
const scoreWidth = '8rem';
const scoreSize = '3.25rem';
const wideScoreSize = '5rem';
/** How far the tablet stands out of its stage. */
const standsOut = vars.space.xl;

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
        alignContent: 'start',
        height: '100%',
        padding: `${vars.space.s} ${vars.space.xs} ${vars.space.m}`,
        background: `radial-gradient(circle at 50% 30%, ${vars.color.accentStrong}, ${vars.color.surfaceInk} 80%)`,
        transition: `--audit-score 900ms ${vars.motion.ease}`,
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
      split: { marginInlineStart: vars.space.xl, paddingInlineStart: 0 },
      // As far as the text of the page goes.
      desktopWide: { paddingInlineEnd: `calc((100vw - ${vars.size.content}) / 2)` },
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
    // It stands out of the stage, over the space before the text; `&&` as the frame may come after it.
    split: {
      selectors: {
        '&&': {
          justifySelf: 'start',
          width: `calc(100% + ${standsOut})`,
          marginInline: `calc(-1 * ${standsOut}) 0`,
        },
      },
    },
  }),
]);
export const screen = style({
  containerType: 'inline-size',
  overflow: 'hidden',
  borderRadius: vars.radius.panel,
  background: vars.color.surface,
  lineHeight: vars.leading.snug,
});

/** What is audited, and the score in its own colour: over the photo, where there is one beside the list. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${scoreWidth}`,
  background: vars.color.surfaceTint,
  '@container': {
    [containerQueries.detail]: {
      gridTemplateColumns: `minmax(0, 1fr) calc(${evidenceWidth} + 2 * ${vars.space.s})`,
    },
  },
});
export const words = style({ alignSelf: 'center', padding: vars.space.s });
export const title = style([heading, { marginBottom: vars.space.hair }]);

const below = `${root}[data-below] &`;
/** Before the first answer the score is neither good nor bad: it is what is at stake. */
const waiting = `${root}:not(:has(:checked)) &`;
export const result = style({
  display: 'grid',
  alignContent: 'center',
  padding: vars.space.xs,
  background: vars.color.positive,
  color: vars.color.onAccent,
  transition: 'background-color 600ms',
  selectors: {
    [waiting]: { background: vars.color.accent },
    [below]: { background: vars.color.deviation },
  },
  '@container': {
    [containerQueries.detail]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space.s,
      paddingInline: vars.space.s,
    },
  },
});
export const figure = style([
  largeFigure,
  {
    fontSize: scoreSize,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [when.coloursAreForced]: plainNumber },
    selectors: {
      [isScripted('&::before')]: { counterReset: `puntaje ${score}`, content: 'counter(puntaje)' },
    },
    '@container': { [containerQueries.detail]: { fontSize: wideScoreSize } },
  },
]);
/** The score of the example; a script counts its own. */
export const example = style({ selectors: { [isScripted('&')]: { display: 'none' } } });
/** What the number is, in two lines whatever it says. */
export const meaning = style([
  strong,
  {
    display: 'grid',
    alignContent: 'start',
    textWrap: 'balance',
    minHeight: `calc(2 * ${vars.leading.snug} * ${vars.text.tiny})`,
    fontSize: vars.text.tiny,
    '@container': {
      [containerQueries.detail]: {
        minHeight: `calc(3 * ${vars.leading.snug} * ${vars.text.small})`,
        alignContent: 'center',
        fontSize: vars.text.small,
      },
    },
  },
]);
export const unanswered = style({
  selectors: { [`${root}:has(:checked) &`]: { display: 'none' } },
});
export const outOf = style({ selectors: { [waiting]: { display: 'none' } } });
export const enough = style({ selectors: { [below]: { display: 'none' } } });
export const notEnough = style({
  selectors: { [`${root}:not([data-below]) &`]: { display: 'none' } },
});

/** What is left and, behind it, what the answers cost. */
export const meter = style({
  display: 'block',
  width: '100%',
  height: vars.space.xs,
  background: vars.color.accentSoft,
  color: vars.color.positive,
  transition: 'color 600ms',
  selectors: {
    [waiting]: { color: vars.color.accentGlow },
    [below]: { color: vars.color.deviation },
  },
  '@media': {
    [when.coloursAreForced]: { borderBlock: `${vars.stroke.hair} solid CanvasText` },
  },
});
export const lost = style({ fill: vars.color.attention });
export const filled = style({
  fill: 'currentColor',
  selectors: { [isScripted('&')]: { width: `calc(${score} * 1%)` } },
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

/** What is audited already, as the first row of the list: why the score does not begin at 100. */
export const rest = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.xxs}`,
  paddingBottom: vars.space.xs,
  fontSize: vars.text.small,
  fontWeight: vars.font.strong,
});
export const spent = style({
  marginInlineStart: 'auto',
  color: vars.color.deviation,
  '::before': { content: '−' },
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
