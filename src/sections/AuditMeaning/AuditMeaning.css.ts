import { globalStyle, style } from '@vanilla-extract/css';
import { row, ruled } from '#styles/layouts.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { figure as largeFigure, plainNumber } from '#styles/text.css.ts';

/** As large as two of them and their sign fit beside each other. */
const largestFigure = '7.5rem';
const figureSize = `min((100cqi - 2 * ${vars.space.m}) / 3.3, ${largestFigure})`;
const signWidth = 0.6;
const signStroke = '6';

/** Beside the title, as low as it. */
export const words = style({ '@media': { [from('split')]: { alignSelf: 'end' } } });
globalStyle(`${words} > :first-child`, { marginTop: 0 });

/** An item badly written and one well written, each with what it comes to: two halves of one panel. */
export const pair = style([
  responsive({
    base: {
      display: 'grid',
      overflow: 'hidden',
      marginTop: vars.space.m,
      borderRadius: vars.radius.panel,
      lineHeight: vars.leading.snug,
    },
    split: { gridTemplateColumns: equalColumns(2) },
  }),
]);
/** Both begin and end their parts on one line. */
const half = style([
  {
    display: 'grid',
    gap: vars.space.m,
    '@media': {
      [from('split')]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
      [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
    },
  },
  responsive({
    base: { padding: vars.space.m },
    phoneWide: { padding: vars.space.xl },
  }),
]);
export const vague = style([half, { background: vars.color.deviationSoft }]);
export const clear = style([half, { background: vars.color.positiveSoft }]);

/** The two scores and, between them, whether they are the same: «=» or «≠», as large as they are. */
export const scores = style([
  {
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, auto)',
    justifyContent: 'start',
    selectors: {
      [`${vague} > &`]: { color: vars.color.deviation },
      [`${clear} > &`]: { color: vars.color.positive },
    },
  },
  responsive({
    base: { columnGap: vars.space.s, fontSize: vars.text.small },
    phoneWide: { columnGap: vars.space.m, fontSize: vars.text.body },
  }),
]);
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
export const person = style({ color: vars.color.text, overflowWrap: 'anywhere' });

/** Where it is from and whose it is. */
export const foot = style([row, { justifyContent: 'space-between', gap: `0 ${vars.space.m}` }]);

/** Under all four types, as wide as they are together: it is a question of each of them. */
export const strip = style([
  ruled,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.m,
    marginTop: vars.space.l,
    paddingTop: vars.space.s,
  },
]);
export const forAllTypes = style({ lineHeight: vars.leading.body });
