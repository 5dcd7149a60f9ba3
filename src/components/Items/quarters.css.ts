import { style } from '@vanilla-extract/css';
import { card } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';

/** Up to four items, each in a frame: one row where there is room, else two of two. */
export const list = style(
  responsive({
    base: { display: 'grid', gap: vars.space.s, marginTop: vars.space.m },
    phoneWide: { gridTemplateColumns: equalColumns(2) },
    laptop: { gridTemplateColumns: equalColumns(4) },
  }),
);
export const item = card;
export const title = style({ lineHeight: vars.leading.body });
