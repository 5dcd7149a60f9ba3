import { style } from '@vanilla-extract/css';
import { inline } from '#components/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';
import { muted } from '#styles/text.css.ts';

const height = 'clamp(20rem, 32vw, 28rem)';
const keyWidth = '1.25rem';
const scoreSize = 'clamp(2.75rem, 1.6rem + 4vw, 5rem)';
const bold = '6';
const mean = '3';
const halo = '8';

/** Drawn straight on the page. */
export const head = style([
  inline,
  muted,
  {
    gap: `${vars.space.hair} ${vars.space.m}`,
    marginBottom: vars.space.m,
    fontSize: vars.text.small,
  },
]);
const withKey = (borderColor: string, borderStyle = 'solid', width: string = vars.size.line) =>
  style({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    '::before': {
      content: '',
      width: keyWidth,
      borderTop: `${width} ${borderStyle} ${borderColor}`,
    },
  });
export const key = {
  average: withKey(vars.color.accent),
  own: withKey(vars.color.deviation),
  others: withKey(vars.color.accentOnInk, 'solid', vars.stroke.hair),
  expected: withKey('currentColor', 'dashed', vars.stroke.hair),
} as const;

export const chart = style({ display: 'block', width: '100%', height, overflow: 'visible' });
const drawn = style({
  fill: 'none',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [when.coloursAreForced]: { stroke: 'CanvasText' } },
});
export const others = style([drawn, { stroke: vars.color.accentOnInk, strokeOpacity: 0.5 }]);
export const average = style([drawn, { stroke: vars.color.accent, strokeWidth: mean }]);
/** The branch's own line, red down to its lowest point and then green. */
export const own = style([drawn, { strokeWidth: bold }]);
export const fall = style({ stopColor: vars.color.deviation });
export const rise = style({ stopColor: vars.color.positive });
/** The area between the branch's line and the minimum. */
export const below = style({
  fill: vars.color.deviationSoft,
  '@media': { [when.coloursAreForced]: { fill: 'none' } },
});
export const expected = style([
  drawn,
  { stroke: vars.color.borderControl, strokeDasharray: '6 6' },
]);
const dot = style({ '@media': { [when.coloursAreForced]: { fill: 'CanvasText' } } });
export const end = style([dot, { fill: vars.color.positive }]);
export const low = style([dot, { fill: vars.color.deviation }]);

/** A number over or under a point, with an outline that sets it off from the lines behind it. */
const atEnd = style({
  stroke: vars.color.surface,
  strokeWidth: halo,
  paintOrder: 'stroke',
  fontSize: vars.text.heading,
  fontWeight: vars.font.strong,
  textAnchor: 'middle',
  '@media': { [when.coloursAreForced]: { fill: 'CanvasText', stroke: 'none' } },
});
export const before = style([
  atEnd,
  { fill: vars.color.deviation, transform: 'translateY(-0.75em)' },
]);
export const last = style([atEnd, { fill: vars.color.positive, transform: 'translateY(1.5em)' }]);
const inForcedColours = { [when.coloursAreForced]: { fill: 'CanvasText' } };
/** Under the lowest point: its score and the cause. */
const under = style({ textAnchor: 'middle', fontWeight: vars.font.strong });
export const score = style([
  under,
  {
    fill: vars.color.deviation,
    fontSize: scoreSize,
    letterSpacing: vars.tracking.poster,
    transform: 'translateY(1.15em)',
    '@media': inForcedColours,
  },
]);
export const cause = style([
  under,
  {
    fill: 'currentColor',
    fontSize: vars.text.body,
    transform: `translateY(calc(1.15 * ${scoreSize} + 1.4em))`,
    '@media': inForcedColours,
  },
]);
export const weeks = style([
  muted,
  {
    display: 'block',
    width: '100%',
    height: vars.space.m,
    overflow: 'visible',
    fill: 'currentColor',
    fontSize: vars.text.tiny,
    textAnchor: 'middle',
    '@media': inForcedColours,
  },
]);
