import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';

export const source = style({
  marginTop: vars.space.xxs,
  paddingInlineStart: vars.space.m,
  fontSize: vars.text.small,
});
