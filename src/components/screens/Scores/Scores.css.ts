import { style } from '@vanilla-extract/css';
import { inline } from '#components/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { containerQueries, when } from '#styles/responsive.ts';
import { strong } from '#styles/text.css.ts';

const height = 'clamp(17rem, 32vw, 27rem)';
const keyWidth = '1.75rem';
const scoreSize = 'clamp(2.5rem, 1.6rem + 4vw, 5rem)';
const endSize = `calc(0.65 * ${scoreSize})`;
const bold = '6';
const mean = '3';
const halo = '8';

const { deviation, positive } = vars.color;

export const legend = style([
  inline,
  { gap: `${vars.space.hair} ${vars.space.m}`, marginBottom: vars.space.s },
]);
const withKey = (line: object) =>
  style({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    '::before': { content: '', width: keyWidth, borderTop: `${vars.size.line} solid`, ...line },
  });
export const key = {
  /** It falls and it rises. */
  own: withKey({
    borderTopWidth: vars.space.nudge,
    borderImage: `linear-gradient(90deg, ${deviation} 50%, ${positive} 0) 1`,
  }),
  average: withKey({ borderColor: vars.color.accent }),
  others: withKey({ borderColor: vars.color.accentOnInk, borderTopWidth: vars.stroke.thin }),
} as const;

export const chart = style({ display: 'block', width: '100%', height, overflow: 'visible' });
const inForcedColours = { [when.coloursAreForced]: { fill: 'CanvasText' } };
const drawn = style({
  fill: 'none',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [when.coloursAreForced]: { stroke: 'CanvasText' } },
});
export const others = style([drawn, { stroke: vars.color.accentOnInk, strokeOpacity: 0.85 }]);
export const average = style([drawn, { stroke: vars.color.accent, strokeWidth: mean }]);
/** The branch's own line, red down to its lowest point and then green. */
export const own = style([drawn, { strokeWidth: bold }]);
export const fall = style({ stopColor: deviation });
export const rise = style({ stopColor: positive });
/** The area between the branch's line and the minimum. */
export const below = style({
  fill: vars.color.deviationSoft,
  '@media': { [when.coloursAreForced]: { fill: 'none' } },
});
export const expected = style([drawn, { stroke: deviation, strokeDasharray: '3 5' }]);
const dot = style({ '@media': inForcedColours });
export const end = style([dot, { fill: positive }]);
export const low = style([dot, { fill: deviation }]);

export const minimum = style([
  strong,
  { fill: deviation, transform: 'translateY(1.4em)', '@media': inForcedColours },
]);
/** Over a point, with an outline that sets it off from the lines behind it. */
export const before = style([
  strong,
  {
    fill: deviation,
    stroke: vars.color.surface,
    strokeWidth: halo,
    paintOrder: 'stroke',
    fontSize: vars.text.heading,
    textAnchor: 'middle',
    transform: 'translateY(-0.75em)',
    '@media': { [when.coloursAreForced]: { fill: 'CanvasText', stroke: 'none' } },
  },
]);

/** A large score with its cause under it: at the left of the lowest point, and under the last point. */
const told = style([strong, { textAnchor: 'end', '@media': inForcedColours }]);
const scoreBase = style([told, { letterSpacing: vars.tracking.poster }]);
const causeBase = style([
  told,
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
    { fill: deviation, fontSize: scoreSize, transform: `translate(${besideLow}, -0.1em)` },
  ]),
  end: style([
    scoreBase,
    { fill: positive, fontSize: endSize, transform: `translate(${afterEnd}, 1.25em)` },
  ]),
} as const;
export const cause = {
  low: style([causeBase, { transform: `translate(${besideLow}, 1.2em)` }]),
  end: style([
    causeBase,
    { transform: `translate(${afterEnd}, calc(1.25 * ${endSize} + 1.35em))` },
  ]),
} as const;
