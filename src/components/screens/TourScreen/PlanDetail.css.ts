import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

const markSize = '1.375rem';

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.nudge });
export const visited = style({
  width: markSize,
  height: markSize,
  border: `${vars.stroke.ring} solid ${vars.color.accent}`,
  borderRadius: vars.radius.round,
  background: vars.color.accent,
});
export const missing = style([
  visited,
  { borderColor: vars.color.deviation, background: 'transparent' },
]);
