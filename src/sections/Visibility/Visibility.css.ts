import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';

/** The clients who follow belong to the street at its foot. The first screen ends with space of its own. */
export const root = style(
  responsive({
    base: { paddingBottom: vars.space.m },
    tablet: { paddingTop: vars.space.m },
  }),
);
/** One under the other along the line; from laptops on, four side by side on it. */
export const losses = style(
  responsive({
    base: { display: 'grid', gap: vars.space.s, marginTop: vars.space.m },
    tablet: { gap: vars.space.l, marginTop: vars.space.l },
    laptop: {
      gridTemplateColumns: equalColumns(4),
      columnGap: vars.space.l,
      rowGap: vars.space.xl,
      marginTop: vars.space.xxl,
    },
  }),
);
