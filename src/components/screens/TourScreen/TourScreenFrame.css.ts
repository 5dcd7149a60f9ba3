import { style } from '@vanilla-extract/css';
import * as miniature from '#components/screens/miniature.css.ts';
import { bar as screenBar, spread } from '#components/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';

export const root = style([
  miniature.root,
  {
    position: 'relative',
    gridTemplateRows: 'auto 1fr auto',
    minWidth: 0,
    borderRadius: vars.radius.card,
  },
]);
const end = style([
  spread,
  { padding: `${vars.space.xs} ${vars.space.s}`, minHeight: vars.size.control },
]);
export const bar = style([end, screenBar]);
export const foot = style([end, { borderTop: `${vars.stroke.hair} solid ${vars.color.border}` }]);
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-evenly',
  gap: vars.space.xs,
  padding: vars.space.s,
});
