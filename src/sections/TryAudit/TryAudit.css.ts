import { createGlobalVar, globalStyle, style } from '@vanilla-extract/css';
import * as frame from '#styles/screens/device.css.ts';
import { vars } from '#styles/contract.css.ts';
import { from } from '#styles/breakpoints.ts';
import { row } from '#styles/layouts.css.ts';
import { containerQueries, responsive, when } from '#styles/responsive.ts';
import { figure as largeFigure, heading, plainNumber, strong } from '#styles/typography.css.ts';
import { evidenceHeight } from './AuditItem.css.ts';

const tabletWidth = '34rem';
/** Of its contents until all is answered. It keeps it at the end, so that the page under it stays where it is. */
const screenHeight = '46.625rem';
/** The ring around the score, and the score in it, on a phone and on wider screens. */
const dialSize = '4.5rem';
const wideDialSize = '5.25rem';
const scoreSize = '1.75rem';
const wideScoreSize = '2.375rem';
/** Out of the ring's 100. */
const ringStroke = 10;
const limitStroke = 3;
const point = '1px';

/** The score, which the script sets. It is registered as a number, so that it counts up and down to its new value. */
const score = createGlobalVar('audit-score', {
  syntax: '<integer>',
  inherits: true,
  initialValue: '100',
});

const isScripted = (selector: string) => `html[data-device] ${selector}`;

/** A stage at night. */
export const root = style(
  responsive(
    {
      base: {
        position: 'relative',
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'start',
        height: '100%',
        overflow: 'clip',
        padding: `${vars.space.s} ${vars.space.xs} ${vars.space.m}`,
        background: `radial-gradient(circle at 50% 30%, ${vars.color.accentStrong}, ${vars.color.surfaceInk} 80%)`,
        transition: `--audit-score 900ms ${vars.motion.ease}`,
      },
      // The edge of the screen is left free for the floating button.
      tablet: { padding: `${vars.space.l} ${vars.space.rail}` },
      // With all of the tablet in the first screen.
      split: { paddingBlock: vars.space.m, paddingInlineStart: vars.space.l },
      // As far as the text of the page goes.
      desktopWide: { paddingInlineEnd: `calc((100vw - ${vars.size.content}) / 2)` },
    },
    { [when.printing]: { background: 'none', padding: 0 } },
  ),
);

export const device = style([
  frame.device,
  responsive({
    base: {
      maxWidth: tabletWidth,
      outline: `${vars.stroke.thin} solid ${vars.color.borderOnInk}`,
      // A tablet, which has no earpiece; on a phone, a little more of the audit in the first screen.
      selectors: { '&&::before': { content: 'none' } },
    },
    // `&&`, because the bundler may write the frame's style after it.
    split: { selectors: { '&&': { justifySelf: 'start', marginInline: 0 } } },
    desktopWide: { selectors: { '&&': { justifySelf: 'end' } } },
  }),
]);
export const screen = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: vars.radius.panel,
  background: vars.color.surface,
  lineHeight: vars.leading.snug,
});

globalStyle(isScripted(`${device} > *`), {
  '@media': { [from('split')]: { minHeight: screenHeight } },
});
/** What is audited, what its score means, and the score. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s,
  padding: `${vars.space.xs} ${vars.space.s}`,
  background: vars.color.surfaceTint,
  '@container': {
    [containerQueries.detail]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
  },
});
export const title = heading;

const below = `${root}[data-below] &`;
export const result = style({ display: 'contents' });
/** The score in a ring, in its own colour. */
export const dial = style({
  display: 'grid',
  placeItems: 'center',
  gridRow: '1 / span 2',
  gridColumn: 2,
  width: dialSize,
  color: vars.color.positive,
  transition: 'color 600ms',
  selectors: {
    [below]: { color: vars.color.deviation },
    // Neither good nor bad before the first answer.
    [`${root}:not(:has(:checked)) &`]: { color: vars.color.accent },
  },
  '@container': {
    [containerQueries.detail]: { gridRow: 1, gridColumn: 3, width: wideDialSize },
  },
});
globalStyle(`${dial} > *`, { gridArea: '1 / 1' });
export const shownScore = style([
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
/** The meaning of the number; a lower score changes its words, and not their height. */
export const meaning = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.text.tiny,
  '@container': {
    [containerQueries.detail]: { display: 'grid', fontSize: vars.text.small, textAlign: 'end' },
  },
});
export const enough = style({ selectors: { [below]: { display: 'none' } } });
export const notEnough = style([
  strong,
  {
    color: vars.color.deviation,
    selectors: { [`${root}:not([data-below]) &`]: { display: 'none' } },
  },
]);

/** A ring of the points that are left, and a mark at the minimum. They begin at its top. */
export const ring = style({
  width: '100%',
  overflow: 'visible',
  fill: 'none',
  strokeWidth: ringStroke,
  rotate: '-90deg',
});
export const track = style({ stroke: vars.color.accentSoft });
export const filled = style({
  stroke: 'currentColor',
  selectors: {
    [isScripted('&')]: { strokeDasharray: `calc(${score} * ${point}) calc(100 * ${point})` },
  },
});
export const limit = style({ stroke: vars.color.text, strokeWidth: limitStroke });

/** The visitor's own audit is done: not the example, which nobody can answer. */
const finished = isScripted(`${root}[data-done]:not(:has(:disabled)) &`);
/**
 * Where there is room, the photo stands over the list. At the end its items stand among the parts of the foot: after
 * the ways on, as high as the rest of the screen.
 */
export const body = style({
  position: 'relative',
  padding: `${vars.space.xs} ${vars.space.s}`,
  selectors: { [finished]: { display: 'contents' } },
  '@container': {
    [containerQueries.detail]: {
      paddingTop: `calc(${evidenceHeight} + ${vars.space.s} + ${vars.space.xs})`,
    },
  },
});
globalStyle(`${finished.replace('&', `${body} > *`)}`, {
  order: 1,
  flexGrow: 1,
  marginInline: vars.space.hair,
});

export const foot = style({
  display: 'grid',
  gap: vars.space.hair,
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
  transition: `background-color ${vars.motion.drawer}`,
  selectors: {
    [`${root}[data-done] &`]: { background: vars.color.accentSoft },
    [finished]: { display: 'contents' },
  },
});
const ended = `${root}[data-done] &`;
/** What a «No» does. */
export const rule = style({ selectors: { [ended]: { display: 'none' } } });
export const summary = style({
  selectors: {
    [ended]: { fontSize: vars.text.heading, lineHeight: vars.leading.snug },
    [finished]: {
      padding: `${vars.space.s} ${vars.space.s} ${vars.space.xs}`,
      textWrap: 'balance',
    },
  },
});
/** What the network's owner gets. */
export const owner = style({
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  borderRadius: vars.radius.control,
  background: vars.color.accentSoft,
  fontSize: vars.text.small,
  selectors: {
    [`${root}:not([data-done]) &`]: { display: 'none' },
    [finished]: { marginInline: vars.space.s },
  },
});
/** The links to go on with are shown only when the audit is done, so that nothing competes with it before. */
export const actions = style([
  row,
  {
    gap: `0 ${vars.space.xs}`,
    marginBlock: vars.space.xxs,
    selectors: {
      [`${root}:not([data-done]) &`]: { display: 'none' },
      [finished]: { margin: `${vars.space.xs} ${vars.space.s}` },
    },
  },
]);
export const caption = style({
  selectors: {
    [finished]: { order: 2, padding: `${vars.space.xs} ${vars.space.s}` },
  },
});
// Side by side, where there is room.
globalStyle(`${actions} > *`, { flexGrow: 1, paddingInline: vars.space.xxs });

// The script comes last, and empties the finished example. While the page arrives in pieces, the form and its stage
// wait for the script: the parts of the example that the visitor's own audit lacks would leave a hole.
const isComingIn = `${root}:not(:has(> script)), ${isScripted(`${root}:has(:disabled)`)}`;
globalStyle(`:is(${isComingIn}) > *`, { visibility: 'hidden' });
