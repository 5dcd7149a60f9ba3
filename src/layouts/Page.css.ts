import { style } from '@vanilla-extract/css';
import { vars } from '~/styles/contract.css.ts';

/** The first stop of the keyboard; shown while it has the focus. */
export const skip = style({
  position: 'absolute',
  zIndex: 20,
  insetInlineStart: vars.space.s,
  top: vars.space.xxs,
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderRadius: vars.radius.control,
  background: vars.color.text,
  color: vars.color.surface,
  fontWeight: vars.font.strong,
  translate: '0 -200%',
  ':focus': { translate: '0 0' },
});
