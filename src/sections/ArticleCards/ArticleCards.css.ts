import { style } from '@vanilla-extract/css';
import { guest } from '#components/ArticleCard/ArticleCard.css.ts';
import { row } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

/** A card after two, from three columns on; before that a row of its own. */
export const offer = style([
  guest,
  responsive({
    base: {},
    phoneWide: { gridColumn: '1 / -1', width: '100%' },
    split: { gridColumn: 'auto', width: `min(100%, ${vars.size.cardWidth})` },
  }),
]);
/** A card after two, a row of its own after three. */
export const wideOffer = style([
  guest,
  responsive({ base: {}, split: { gridColumn: '1 / -1', width: '100%' } }),
]);

export const pagination = style([
  row,
  { justifyContent: 'center', gap: vars.space.m, marginTop: vars.space.xl },
]);
