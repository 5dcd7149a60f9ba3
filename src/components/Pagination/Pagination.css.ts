import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.m,
  marginTop: vars.space.xl,
});
