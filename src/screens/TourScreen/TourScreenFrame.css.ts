import { style } from '@vanilla-extract/css';
import { bar as screenBar, spread } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { paper } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { figure } from '#styles/typography.css.ts';

export const root = style([
  paper,
  {
    display: 'grid',
    position: 'relative',
    gridTemplateRows: 'auto 1fr auto',
    minWidth: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.floating,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    '@media': {
      [when.printing]: {
        border: `${vars.stroke.hair} solid ${vars.color.border}`,
        boxShadow: 'none',
      },
      [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
    },
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
/** A score below what is expected, as the result of the screen. */
export const lowScore = style([
  figure,
  { color: vars.color.deviation, fontSize: vars.text.heading },
]);
