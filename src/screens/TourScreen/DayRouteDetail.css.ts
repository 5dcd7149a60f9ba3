import { style } from '@vanilla-extract/css';
import { spread, strong } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';

/** Narrower gaps than elsewhere, for a branch with a long name and its state in one line. */
export const stop = style([spread, { columnGap: vars.space.xs }]);
export const branch = style([strong, { flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }]);
export const here = style({
  margin: `0 calc(-1 * ${vars.space.xxs})`,
  padding: vars.space.xxs,
  borderRadius: vars.radius.control,
  background: vars.color.accentSoft,
});
