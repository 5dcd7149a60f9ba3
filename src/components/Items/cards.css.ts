import { style } from '@vanilla-extract/css';
import { card } from '#styles/blocks.css.ts';
import { vars } from '#styles/contract.css.ts';
import { abreast, responsive } from '#styles/responsive.ts';

/** In a frame each. */
export const list = style(
  responsive({
    base: { display: 'grid', gap: vars.space.s, marginTop: vars.space.m },
    tablet: { gridTemplateColumns: abreast(2) },
    laptop: { gridTemplateColumns: abreast(3) },
  }),
);
export const item = card;
export const title = style({ lineHeight: vars.leading.body });
