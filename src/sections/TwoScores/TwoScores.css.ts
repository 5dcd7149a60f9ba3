import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { figure as largeFigure, plainNumber, small, strong } from '#styles/text.css.ts';

/** The size of the scores, which leaves room for the item beside them. */
const figureSize = 'min(13cqi, 5rem)';
/** The least width of an item beside its scores; with less room it stands under them. */
const itemWidth = '8rem';
const signWidth = 0.6;
const signStroke = '6';

export const root = style({ containerType: 'inline-size' });
export const title = style({ marginBottom: vars.space.xs, fontSize: vars.text.lead });

/**
 * A badly written item and, under it, a well written one. Each has its scores, and the numbers stand one over the
 * other.
 */
export const pair = style({
  overflow: 'hidden',
  borderRadius: vars.radius.panel,
  lineHeight: vars.leading.snug,
  '@media': { [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` } },
});
const half = style([
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
  },
  responsive({
    base: {
      gap: `${vars.space.xxs} ${vars.space.s}`,
      padding: `${vars.space.xs} ${vars.space.s}`,
      fontSize: vars.text.small,
    },
    phoneWide: {
      columnGap: vars.space.m,
      padding: `${vars.space.s} ${vars.space.m}`,
      fontSize: vars.text.body,
    },
  }),
]);
export const vague = style([half, { background: vars.color.deviationSoft }]);
export const clear = style([
  half,
  {
    background: vars.color.positiveSoft,
    '@media': { [when.coloursAreForced]: { borderTop: `${vars.stroke.hair} solid CanvasText` } },
  },
]);

/** The two scores and, between them, whether they are the same: «=» or «≠», as large as they are. */
export const scores = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'start',
  columnGap: vars.space.xxs,
  selectors: {
    [`${vague} > &`]: { color: vars.color.deviation },
    [`${clear} > &`]: { color: vars.color.positive },
  },
});
export const sign = style({
  width: `calc(${figureSize} * ${signWidth})`,
  height: `calc(${figureSize} * ${vars.leading.tight})`,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: signStroke,
  strokeLinecap: 'round',
});
export const figure = style([
  largeFigure,
  {
    display: 'block',
    fontSize: figureSize,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [when.coloursAreForced]: plainNumber },
  },
]);
export const item = style({ flex: `1 1 ${itemWidth}` });
export const person = style([small, { color: vars.color.text }]);
export const verdict = style([strong, { display: 'block', marginTop: vars.space.hair }]);

/** The caption, which says that the data is made up. */
export const caption = style({ marginTop: vars.space.hair, textAlign: 'end' });
