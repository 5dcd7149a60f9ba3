import { createGlobalVar, globalStyle, style } from '@vanilla-extract/css';
import * as frame from '#styles/screens/device.css.ts';
import { vars } from '#styles/contract.css.ts';
import { row } from '#styles/layouts.css.ts';
import { containerQueries, responsive, when } from '#styles/responsive.ts';
import { figure as largeFigure, heading, muted, plainNumber, strong } from '#styles/text.css.ts';
import { evidenceWidth } from './AuditItem.css.ts';

const tabletWidth = '42rem';
/** The size of the score on a phone, and on wider screens beside its meaning. */
const scoreWidth = '6.875rem';
const scoreSize = '2.75rem';
const wideScoreSize = '5rem';
/** How far the tablet stands out of its stage. */
const standsOut = vars.space.xl;

/** The score, which the script sets. It is registered as a number, so that it counts up and down to its new value. */
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
      // The edge of the screen is left free for the floating button.
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
    // It stands out of the stage, over the space before the text. `&&`, because the bundler may write the frame's
    // style after it.
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

/**
 * What is audited, and the score in its own colour. If there is a photo beside the list, this stands over the photo.
 */
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

/** How many items there are. */
export const size = style([
  strong,
  { marginBottom: vars.space.hair, color: vars.color.accentStrong, fontSize: vars.text.small },
]);

const below = `${root}[data-below] &`;
export const result = style({
  display: 'grid',
  alignContent: 'center',
  padding: vars.space.xs,
  background: vars.color.positive,
  color: vars.color.onAccent,
  transition: 'background-color 600ms',
  selectors: {
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
/** The meaning of the number, always three lines high, so that a lower score moves nothing. */
export const meaning = style([
  strong,
  {
    display: 'grid',
    alignContent: 'start',
    textWrap: 'balance',
    minHeight: `calc(3 * ${vars.leading.snug} * ${vars.text.tiny})`,
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
export const enough = style({ selectors: { [below]: { display: 'none' } } });
export const notEnough = style({
  selectors: { [`${root}:not([data-below]) &`]: { display: 'none' } },
});

/**
 * A bar of the points that are left and, behind it, of the points that the answers cost. The minimum stands over its
 * mark.
 */
export const meter = style({
  display: 'block',
  width: `calc(100% - 2 * ${vars.space.s})`,
  height: vars.space.xs,
  margin: `${vars.space.m} ${vars.space.s} 0`,
  overflow: 'visible',
  background: vars.color.accentSoft,
  color: vars.color.positive,
  transition: 'color 600ms',
  selectors: { [below]: { color: vars.color.deviation } },
  '@media': {
    [when.coloursAreForced]: { borderBlock: `${vars.stroke.hair} solid CanvasText` },
  },
});
export const lost = style({ fill: vars.color.attention });
export const filled = style({
  fill: 'currentColor',
  selectors: { [isScripted('&')]: { width: `calc(${score} * 1%)` } },
});
export const limit = style({
  fill: vars.color.text,
  fontSize: vars.text.tiny,
  textAnchor: 'middle',
});

export const body = style({
  position: 'relative',
  padding: `${vars.space.xs} ${vars.space.s}`,
  '@container': {
    [containerQueries.detail]: {
      paddingInlineEnd: `calc(${evidenceWidth} + ${vars.space.s} + ${vars.space.m})`,
    },
  },
});

/** Why the score begins under 100, and what a «No» costs. */
export const rule = style([
  muted,
  { paddingBottom: vars.space.xs, fontSize: vars.text.small, textWrap: 'balance' },
]);

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
/** The links to go on with are shown only when the audit is done, so that nothing competes with it before. */
export const actions = style([
  row,
  { gap: vars.space.xs, selectors: { [`${root}:not([data-done]) &`]: { display: 'none' } } },
]);
globalStyle(`${actions} > *`, { flexGrow: 1 });

// The script comes last, and empties the finished example. While the page arrives in pieces, the form and its stage
// wait for the script: the parts of the example that the visitor's own audit lacks would leave a hole.
const isComingIn = `${root}:not(:has(> script)), ${isScripted(`${root}:has(:disabled)`)}`;
globalStyle(`:is(${isComingIn}) > *`, { visibility: 'hidden' });
