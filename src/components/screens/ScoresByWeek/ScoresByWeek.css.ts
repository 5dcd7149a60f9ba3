import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

export const chart = style({ display: 'block', height: vars.size.chart, overflow: 'visible' });

const drawn = style({
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const others = style([drawn, { stroke: vars.color.accentSoft, strokeWidth: 1 }]);
export const average = style([drawn, { stroke: vars.color.accentOnInk, strokeWidth: 3 }]);
export const branch = style([drawn, { stroke: vars.color.accent, strokeWidth: 3 }]);
export const rule = style({ stroke: vars.color.border });
export const expected = style({ stroke: vars.color.borderControl, strokeDasharray: '4 4' });

const station = { strokeWidth: 3, fill: vars.color.surfaceRaised };
export const point = style({ ...station, stroke: vars.color.accent });
export const low = style({ ...station, stroke: vars.color.deviation, fill: vars.color.deviation });

export const label = style({ fill: vars.color.textMuted, fontSize: vars.text.tiny });
/** With a ground of its own: it may lie on a line of the chart. */
export const value = style({
  fill: vars.color.text,
  fontSize: vars.text.tiny,
  fontWeight: vars.font.strong,
  paintOrder: 'stroke',
  stroke: vars.color.surfaceRaised,
  strokeWidth: 5,
  strokeLinejoin: 'round',
});
export const lowValue = style({ fill: vars.color.deviation });
export const averageValue = style([value, { fill: vars.color.textMuted }]);

export const legend = style({ columnGap: vars.space.s, marginBottom: vars.space.s });
const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.nudge,
  fontSize: vars.text.tiny,
  '::before': { content: '', width: vars.space.s, borderTop: `${vars.size.line} solid` },
});
export const branchKey = style([
  key,
  { fontWeight: vars.font.strong, '::before': { borderTopColor: vars.color.accent } },
]);
export const averageKey = style([key, { '::before': { borderTopColor: vars.color.accentOnInk } }]);
export const othersKey = style([key, { '::before': { borderTopColor: vars.color.border } }]);
export const expectedKey = style([
  key,
  {
    '::before': { borderTopStyle: 'dashed', borderTopColor: vars.color.borderControl },
  },
]);
export const notes = style({ marginTop: vars.space.s });
