import { style } from '@vanilla-extract/css';
import { card } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';

/** Under all types: a question that applies to each of them, and its two answers. */
export const strip = style(
  responsive({
    base: { display: 'grid', alignItems: 'center', gap: vars.space.s, marginTop: vars.space.l },
    phoneWide: { gridTemplateColumns: equalColumns(2), columnGap: vars.space.m },
  }),
);
export const question = style({ gridColumn: '1 / -1' });
export const way = style([card, { display: 'grid', paddingBlock: vars.space.s }]);
