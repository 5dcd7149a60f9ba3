import { style } from '@vanilla-extract/css';
import { box } from '#components/screens/items.css.ts';
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
/** What was told at once, long before Monday. */
export const notice = style([box, { background: vars.color.deviationSoft }]);
export const part = style([
  foot,
  {
    display: 'grid',
    gap: vars.space.nudge,
    selectors: { '& + &': { marginTop: vars.space.xs } },
  },
]);
