import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { figure as largeFigure, heading, plainNumber } from '#styles/typography.css.ts';

/** The size of the scores: two of them and their sign are as wide as their card. */
const figureSize = 'min(30cqi, 12rem)';
/** Brings the first digit in line with the words. */
const glyphSpace = '-0.05em';
const signWidth = 0.6;
const signStroke = '6';

/** Badly written items and well written ones, each with their two scores. */
export const pair = style(
  responsive({
    base: {
      display: 'grid',
      gap: vars.space.s,
      marginTop: vars.space.l,
      lineHeight: vars.leading.snug,
    },
    split: { gridTemplateColumns: equalColumns(2), gap: vars.space.m },
  }),
);
const card = style(
  responsive(
    {
      base: {
        containerType: 'inline-size',
        display: 'grid',
        gridTemplateRows: '1fr',
        padding: vars.space.m,
        borderRadius: vars.radius.panel,
      },
      desktop: { padding: vars.space.l },
    },
    { [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` } },
  ),
);
export const vague = style([card, { background: vars.color.deviationSoft }]);
export const clear = style([card, { background: vars.color.positiveSoft }]);

/** What the numbers are. */
export const whole = style({ marginTop: vars.space.m });

/** The two scores and, between them, whether they are the same: «=» or «≠», as large as they are. */
export const scores = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'space-between',
  columnGap: vars.space.xs,
  marginBottom: vars.space.m,
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
export const score = style([
  largeFigure,
  {
    display: 'block',
    marginInlineStart: glyphSpace,
    fontSize: figureSize,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [when.coloursAreForced]: plainNumber },
  },
]);
export const person = style([heading, { color: vars.color.text, fontWeight: vars.font.strong }]);
