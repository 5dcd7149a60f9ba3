import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

export const root = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: vars.space.m,
  minHeight: '100dvh',
  paddingBlock: vars.space.xl,
});
