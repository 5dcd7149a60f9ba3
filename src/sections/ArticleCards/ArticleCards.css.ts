import { style } from '@vanilla-extract/css';
import { row } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

/** The story that the list opens with: a card as the others on a phone, and as wide as the page on anything wider. */
export const leadItem = style(
  responsive({
    base: { gridColumn: '1 / -1', width: `min(100%, ${vars.size.cardWidth})` },
    phoneWide: { width: '100%' },
  }),
);

export const pagination = style([
  row,
  { justifyContent: 'center', gap: vars.space.m, marginTop: vars.space.xl },
]);
