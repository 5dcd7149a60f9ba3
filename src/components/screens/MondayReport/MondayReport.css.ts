import { style } from '@vanilla-extract/css';
import { foot } from '#components/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';

const pointSize = 8;

/** A point, which stands for a branch. */
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
  {
    display: 'grid',
    gap: vars.space.nudge,
    selectors: { '& + &': { marginTop: vars.space.xs } },
  },
]);
