import { style } from '@vanilla-extract/css';
import { touchable } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { columns } from '#styles/longText.css.ts';

export const head = style({
  paddingBlock: `${vars.space.m} ${vars.space.xl}`,
  background: vars.color.surfaceTint,
});
export const home = style([touchable, { marginBottom: vars.space.l }]);
export const body = style([columns, { paddingBottom: vars.space.section }]);
