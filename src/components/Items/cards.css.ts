import { style } from '@vanilla-extract/css';
import { card } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';

/** Each item in a frame. */
export const list = style(
  responsive({
    base: { display: 'grid', gap: vars.space.s, marginTop: vars.space.m },
    tablet: { gridTemplateColumns: equalColumns(2) },
    laptop: { gridTemplateColumns: equalColumns(3) },
  }),
);
export const item = card;
export const title = style({ lineHeight: vars.leading.body });
