import { style } from '@vanilla-extract/css';
import { inline } from '#components/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';
import { muted } from '#styles/text.css.ts';

const height = 'clamp(19rem, 28vw, 25rem)';
const keyWidth = '1.25rem';
const scoreSize = 'clamp(1.75rem, 1.2rem + 2vw, 3rem)';
const bold = '4';
const halo = '8';

/** Drawn straight on a dark ground. */
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
  average: withKey('currentColor'),
  own: withKey(vars.color.attention),
  others: withKey(vars.color.accentGlow, 'solid', vars.stroke.hair),
  expected: withKey('currentColor', 'dashed', vars.stroke.hair),
} as const;

export const chart = style({ display: 'block', width: '100%', height, overflow: 'visible' });
const drawn = style({
  fill: 'none',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [when.coloursAreForced]: { stroke: 'CanvasText' } },
});
export const others = style([drawn, { stroke: vars.color.accentGlow, strokeOpacity: 0.45 }]);
export const average = style([drawn, { stroke: vars.color.onInk, strokeWidth: bold }]);
export const own = style([drawn, { stroke: vars.color.attention, strokeWidth: bold }]);
export const expected = style([drawn, { stroke: vars.color.onInkMuted, strokeDasharray: '6 6' }]);
export const end = style({
  fill: vars.color.onInk,
  '@media': { [when.coloursAreForced]: { fill: 'CanvasText' } },
});
export const low = style([end, { fill: vars.color.attention }]);

/** Over a point, on what is behind it. */
export const mean = style({
  fill: 'currentColor',
  stroke: vars.color.surfaceInk,
  strokeWidth: halo,
  paintOrder: 'stroke',
  transform: 'translateY(-0.8em)',
  fontSize: vars.text.heading,
  fontWeight: vars.font.strong,
  textAnchor: 'middle',
  '@media': { [when.coloursAreForced]: { fill: 'CanvasText', stroke: 'none' } },
});
const inForcedColours = { [when.coloursAreForced]: { fill: 'CanvasText' } };
/** Under the lowest point: its score, and what it comes from. */
const under = style({ textAnchor: 'middle', fontWeight: vars.font.strong });
export const score = style([
  under,
  {
    fill: vars.color.attention,
    fontSize: scoreSize,
    transform: 'translateY(1.35em)',
    '@media': inForcedColours,
  },
]);
export const cause = style([
  under,
  {
    fill: 'currentColor',
    fontSize: vars.text.small,
    transform: `translateY(calc(1.35 * ${scoreSize} + 1.25em))`,
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
