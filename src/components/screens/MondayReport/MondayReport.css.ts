import { style } from '@vanilla-extract/css';
import { box } from '#styles/screens/items.css.ts';
import { foot } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';

const pointSize = 8;

/** A row of points, one for each branch. */
export const points = style({
  display: 'block',
  width: '100%',
  marginBlock: vars.space.xs,
  stroke: 'currentColor',
  strokeWidth: pointSize,
  strokeLinecap: 'round',
});
/** The notice that came at once, days before the report. */
export const notice = style([box, { background: vars.color.deviationSoft }]);
/** The task with its two photos. */
export const repair = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBlock: vars.space.nudge,
});
/** On a phone that is higher than the report, the first part takes the free room. */
export const part = style([
  foot,
  {
    display: 'grid',
    flexGrow: 1,
    alignContent: 'space-between',
    gap: vars.space.nudge,
    selectors: { '& + &': { flexGrow: 0, marginTop: vars.space.xs } },
  },
]);
