import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

export const root = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s,
  padding: vars.space.m,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceTint,
});
