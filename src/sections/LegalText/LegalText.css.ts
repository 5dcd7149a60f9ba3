import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { columns } from '#styles/reading.css.ts';
import { muted } from '#styles/text.css.ts';

export const head = style({
  paddingBlock: `${vars.space.m} ${vars.space.xl}`,
  background: vars.color.surfaceTint,
});
export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  marginBottom: vars.space.l,
});
export const lead = style([
  muted,
  { maxWidth: vars.measure.text, marginTop: vars.space.s, fontSize: vars.text.lead },
]);
export const body = style([columns, { paddingBottom: vars.space.section }]);
