import { style } from '@vanilla-extract/css';
import * as miniature from '#components/screens/miniature.css.ts';
import { bar as screenBar, spread } from '#components/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

export const root = style([
  miniature.root,
  {
    position: 'relative',
    gridTemplateRows: 'auto 1fr auto',
    minWidth: 0,
    borderRadius: vars.radius.card,
  },
]);
/** The bars of a phone are lower: nothing in them is touched. */
const end = style([
  spread,
  responsive({
    base: { padding: `${vars.space.nudge} ${vars.space.s}` },
    tablet: { paddingBlock: vars.space.xs, minHeight: vars.size.control },
  }),
]);
export const bar = style([end, screenBar]);
export const foot = style([end, { borderTop: `${vars.stroke.hair} solid ${vars.color.border}` }]);
export const body = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'space-evenly',
      gap: vars.space.xxs,
      padding: `${vars.space.xs} ${vars.space.s}`,
    },
    tablet: { gap: vars.space.xs, paddingBlock: vars.space.s },
  }),
);
