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
/** On a screen that is higher than it needs, the first takes the room. */
export const part = style([
  foot,
  {
    display: 'grid',
    flexGrow: 1,
    alignContent: 'start',
    gap: vars.space.nudge,
    selectors: { '& + &': { flexGrow: 0, marginTop: vars.space.xs } },
  },
]);
