import { style } from '@vanilla-extract/css';
import { foot, spread } from '#components/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { figure, muted } from '#styles/text.css.ts';

const pointSize = 8;

export const count = figure;
export const above = style([muted, { flex: 1, minWidth: vars.column.figure }]);
export const points = style({
  display: 'block',
  width: '100%',
  marginBlock: vars.space.xs,
  stroke: 'currentColor',
  strokeWidth: pointSize,
  strokeLinecap: 'round',
});
export const part = style([
  foot,
  { display: 'grid', gap: vars.space.nudge, marginTop: vars.space.xs },
]);
export const change = style([spread, { justifyContent: 'start' }]);
