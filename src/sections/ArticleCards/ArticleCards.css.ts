import { style } from '@vanilla-extract/css';
import { offerItem } from '#sections/ChecklistOffer/amongCards.css.ts';
import { row } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

/** A card after two, a row of its own after three. */
export const wideOffer = style([
  offerItem,
  responsive({ base: {}, split: { gridColumn: '1 / -1', width: '100%' } }),
]);

export const pagination = style([
  row,
  { justifyContent: 'center', gap: vars.space.m, marginTop: vars.space.xl },
]);
