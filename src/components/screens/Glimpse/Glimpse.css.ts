import { style } from '@vanilla-extract/css';
import { spread, strong, time } from '#components/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';

/** A detail of a screen, as large as its contents. */
export const root = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.xxs,
  minWidth: 0,
  padding: `${vars.space.xs} ${vars.space.s}`,
  boxShadow: vars.shadow.raised,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  gridColumn: '-2 / -1',
});
export const scores = style([spread, { gap: vars.space.hair }]);
export const hour = style([time, { minWidth: vars.size.control }]);
export const branch = style([strong, { flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }]);
