import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

export const item = style({
  paddingTop: vars.space.xs,
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
});
