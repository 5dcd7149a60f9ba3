import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

/** The first stop of the keyboard; shown while it has the focus, over whatever comes first. */
export const skip = style({
  position: 'absolute',
  zIndex: 20,
  insetInlineStart: vars.space.s,
  top: vars.space.xxs,
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  outlineOffset: `calc(-1 * ${vars.stroke.ring})`,
  translate: '0 -200%',
  ':focus': { translate: '0 0' },
});
