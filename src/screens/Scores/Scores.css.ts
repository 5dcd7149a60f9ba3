import { createVar, style } from '@vanilla-extract/css';
import { inline } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { ink } from '#styles/page.css.ts';
import { containerQueries, when } from '#styles/responsive.ts';
import { small, strong } from '#styles/typography.css.ts';

const height = 'clamp(17rem, 34vw, 30rem)';
const scoreSize = 'clamp(2.5rem, 1.6rem + 4vw, 5rem)';
const endSize = `calc(0.65 * ${scoreSize})`;
const bold = '6';
const mean = '3';
const halo = '8';

/** What falls and what rises, on a dark ground or on paper. */
const falling = createVar();
const rising = createVar();

export const root = style([
  ink,
  {
    vars: { [falling]: vars.color.attention, [rising]: vars.color.positiveSoft },
    containerType: 'inline-size',
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    '@media': {
      [when.printing]: {
        vars: { [falling]: vars.color.deviation, [rising]: vars.color.positive },
      },
    },
  },
]);
/** What it shows and, at the end of the row, of when it is. */
export const head = style([
  inline,
  {
    gap: `${vars.space.hair} ${vars.space.m}`,
    marginBottom: vars.space.m,
    '@container': { [containerQueries.page]: { fontSize: vars.text.body } },
  },
]);
export const title = style([strong, { fontSize: vars.text.heading }]);
export const note = style([
  small,
  { '@container': { [containerQueries.columns]: { marginInlineStart: 'auto' } } },
]);
export const chart = style({ display: 'block', width: '100%', height, overflow: 'visible' });
const inForcedColours = { [when.coloursAreForced]: { fill: 'CanvasText' } };
const drawn = style({
  fill: 'none',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [when.coloursAreForced]: { stroke: 'CanvasText' } },
});
export const others = style([drawn, { stroke: vars.color.accentGlow, strokeOpacity: 0.6 }]);
export const average = style([drawn, { stroke: vars.color.accentOnInk, strokeWidth: mean }]);
/** The branch's own line, in one colour down to its lowest point and then in another. */
export const branchLine = style([drawn, { strokeWidth: bold }]);
export const fall = style({ stopColor: falling });
export const rise = style({ stopColor: rising });
/** The area between the branch's line and the minimum. */
export const below = style({
  fill: falling,
  fillOpacity: 0.18,
  '@media': { [when.coloursAreForced]: { fill: 'none' } },
});
export const expected = style([drawn, { stroke: falling, strokeDasharray: '3 5' }]);
const dot = style({ '@media': inForcedColours });
export const end = style([dot, { fill: rising }]);
export const low = style([dot, { fill: falling }]);

/** An outline that sets words off from the lines behind them. */
const outlined = style({
  stroke: vars.color.surfaceInk,
  strokeWidth: halo,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@media': { [when.coloursAreForced]: { fill: 'CanvasText', stroke: 'Canvas' } },
});
export const minimum = style([strong, outlined, { fill: falling, transform: 'translateY(1.4em)' }]);
/** Over a point. */
export const before = style([
  strong,
  outlined,
  {
    fill: falling,
    fontSize: vars.text.heading,
    textAnchor: 'middle',
    transform: 'translateY(-0.75em)',
  },
]);

/** The names of the lines stand over them. The mean's is at the left of the week from which it rises. */
export const othersName = style([
  outlined,
  { fill: vars.color.accentOnInk, transform: 'translateY(-1.75em)' },
]);
export const averageName = style([
  strong,
  outlined,
  { fill: vars.color.accentOnInk, textAnchor: 'end', transform: 'translateY(-0.75em)' },
]);

/** A large score with its cause under it: at the left of the lowest point, and under the last point. */
const labelBase = style([strong, outlined, { textAnchor: 'end' }]);
const scoreBase = style([labelBase, { letterSpacing: vars.tracking.poster }]);
const causeBase = style([
  labelBase,
  {
    fill: 'currentColor',
    '@container': { [containerQueries.page]: { fontSize: vars.text.heading } },
  },
]);
const besideLow = `calc(-1 * ${scoreSize})`;
const afterEnd = vars.space.xs;
export const score = {
  low: style([
    scoreBase,
    { fill: falling, fontSize: scoreSize, transform: `translate(${besideLow}, -0.1em)` },
  ]),
  end: style([
    scoreBase,
    { fill: rising, fontSize: endSize, transform: `translate(${afterEnd}, 1.25em)` },
  ]),
} as const;
/** Over the lowest score. */
export const branch = style([
  causeBase,
  {
    fill: falling,
    transform: `translate(${besideLow}, calc(-1 * ${scoreSize} - 0.1em))`,
  },
]);
export const cause = {
  low: style([causeBase, { transform: `translate(${besideLow}, 1.2em)` }]),
  end: style([
    causeBase,
    { transform: `translate(${afterEnd}, calc(1.25 * ${endSize} + 1.35em))` },
  ]),
} as const;
