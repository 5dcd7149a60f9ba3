import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { abreast, responsive } from '#styles/responsive.ts';

/** Under a rule each, three abreast. */
export const list = style(
  responsive({
    base: { display: 'grid', gap: vars.space.m, marginTop: vars.space.l },
    phoneWide: { gridTemplateColumns: abreast(2) },
    split: { gridTemplateColumns: abreast(3), gap: vars.space.xl, marginTop: vars.space.xl },
  }),
);
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  paddingTop: vars.space.s,
  borderTop: `${vars.size.line} solid ${vars.color.accent}`,
});
