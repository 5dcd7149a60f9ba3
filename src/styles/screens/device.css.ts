import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';

const phoneWidth = '22rem';
const deviceRadius = '2rem';

/** The rim of a telephone or a tablet. */
export const rim = {
  width: '100%',
  marginInline: 'auto',
  padding: vars.space.xxs,
  borderRadius: deviceRadius,
  background: vars.color.surfaceInk,
  boxShadow: vars.shadow.floating,
  '@media': {
    [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
    [when.printing]: { boxShadow: 'none' },
  },
} as const;
/** The frame of a telephone or a tablet around a screen, with a mark for its speaker. */
export const device = style({
  ...rim,
  '::before': {
    content: '',
    display: 'block',
    width: '28%',
    height: vars.space.nudge,
    margin: `${vars.space.nudge} auto ${vars.space.xxs}`,
    borderRadius: vars.radius.round,
    background: vars.color.surfaceInkRaised,
  },
});
export const phone = style([device, { maxWidth: phoneWidth }]);
