import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { containerQueries, when } from '#styles/responsive.ts';
import { figure as largeFigure, heading, plainNumber, strong } from '#styles/text.css.ts';
import { evidenceWidth } from './AuditItem.css.ts';
import { root, score } from './TryAudit.css.ts';

/** The size of the score on a phone, and on wider screens beside its meaning. */
const scoreWidth = '6.875rem';
const scoreSize = '2.75rem';
const wideScoreSize = '5rem';

const isScripted = (selector: string) => `html[data-device] ${selector}`;

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
