import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

const rowPadding = '0.1875rem';

/** A branch and its score. */
export const branch = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.hair,
  paddingBlock: rowPadding,
  selectors: { '& + &': { borderTop: `${vars.stroke.hair} solid ${vars.color.border}` } },
});
export const low = style([branch, { color: vars.color.deviation, fontWeight: vars.font.strong }]);
