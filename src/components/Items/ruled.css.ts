import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';

/** Each item under a line, in up to three columns. */
export const list = style(
  responsive({
    base: { display: 'grid', gap: vars.space.m, marginTop: vars.space.l },
    phoneWide: { gridTemplateColumns: equalColumns(2) },
    split: { gridTemplateColumns: equalColumns(3), gap: vars.space.xl, marginTop: vars.space.xl },
  }),
);
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  paddingTop: vars.space.s,
  borderTop: `${vars.size.line} solid ${vars.color.accent}`,
});
