import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

/** Short texts with a title; from tablets on, in as many columns as fit. */
export const pairs = style(
  responsive({
    base: { display: 'grid', gap: vars.space.s, marginTop: vars.space.m },
    tablet: {
      gridTemplateColumns: `repeat(auto-fit, minmax(${vars.column.feature}, 1fr))`,
      gap: vars.space.l,
      marginTop: vars.space.l,
    },
  }),
);
