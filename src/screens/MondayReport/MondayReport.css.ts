import { globalStyle, style } from '@vanilla-extract/css';
import { foot, muted, spread } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns } from '#styles/responsive.ts';

const pointSize = 8;

/** A point for each branch. */
export const points = style({
  display: 'block',
  width: '100%',
  stroke: 'currentColor',
  strokeWidth: pointSize,
  strokeLinecap: 'round',
});
/** The branch that was low, with its two scores and its two photos. */
export const low = style([
  foot,
  {
    display: 'grid',
    gridTemplateColumns: equalColumns(2),
    gap: vars.space.xs,
  },
]);
globalStyle(`${low} > figure`, { width: '100%' });
export const scores = style([spread, { gridColumn: '1 / -1' }]);
export const unconfirmed = style([muted, { gridColumn: '1 / -1', fontSize: vars.text.small }]);
