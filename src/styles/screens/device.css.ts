import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { when } from '#styles/responsive.ts';

const phoneWidth = '22rem';
const deviceRadius = '2rem';

/** The frame of a telephone or a tablet around a screen. */
export const device = style({
  width: '100%',
  marginInline: 'auto',
  padding: vars.space.xxs,
  borderRadius: deviceRadius,
  background: vars.color.surfaceInk,
  boxShadow: vars.shadow.floating,
  '::before': {
    content: '',
    display: 'block',
    width: '28%',
    height: vars.space.nudge,
    margin: `${vars.space.nudge} auto ${vars.space.xxs}`,
    borderRadius: vars.radius.round,
    background: vars.color.surfaceInkRaised,
  },
  '@media': {
    [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
    [when.printing]: { boxShadow: 'none' },
  },
});
export const phone = style([device, { maxWidth: phoneWidth }]);
