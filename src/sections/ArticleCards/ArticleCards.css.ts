import { style } from '@vanilla-extract/css';
import { row } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

export const list = style(
  responsive({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: vars.space.l,
    },
    // Beside the floating button a tablet has room for one card in a row.
    split: { justifyContent: 'flex-start' },
    desktop: { gap: vars.space.xl },
  }),
);

export const item = style({ display: 'flex', width: `min(100%, ${vars.size.cardWidth})` });

/** Takes what the cards leave of their last row. */
export const offer = style([item, { flexGrow: 1 }]);

/** The row of the newest article. */
export const newest = style([item, responsive({ base: {}, cardPair: { width: '100%' } })]);

export const pagination = style([
  row,
  { justifyContent: 'center', gap: vars.space.m, marginTop: vars.space.xl },
]);
