import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

const markSize = '1.375rem';

/** Two rows of the twenty-one branches that the network has today. */
export const marks = style({
  display: 'grid',
  gridTemplateColumns: `repeat(11, minmax(0, ${markSize}))`,
  gap: vars.space.nudge,
});
export const visited = style({
  aspectRatio: '1',
  border: `${vars.stroke.ring} solid ${vars.color.accent}`,
  borderRadius: vars.radius.round,
  background: vars.color.accent,
});
export const missing = style([
  visited,
  { borderColor: vars.color.deviation, background: 'transparent' },
]);
