import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

/** Looks like a button, and is part of the picture. */
export const drawnButton = style({
  justifySelf: 'start',
  padding: `${vars.space.xxs} ${vars.space.s}`,
  border: `${vars.stroke.hair} solid transparent`,
  borderRadius: vars.radius.control,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: vars.font.strong,
});
