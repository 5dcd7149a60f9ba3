import { style } from '@vanilla-extract/css';
import { vars } from '~/styles/contract.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.xxs,
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderInlineStart: `${vars.size.line} solid ${vars.color.attention}`,
  background: vars.color.surfaceTint,
});
