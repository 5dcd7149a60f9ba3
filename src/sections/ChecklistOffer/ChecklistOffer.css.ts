import { style } from '@vanilla-extract/css';
import { columns, ruled, stack, tinted } from '#styles/blocks.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';
import { muted, strong } from '#styles/text.css.ts';

/** Among other cards: as high as its row. */
export const card = style({ display: 'grid', width: '100%' });

/** Words at one side, the sheets at the other; in a card one above the other. */
export const panel = style([
  tinted,
  columns.centred,
  responsive({
    base: { rowGap: vars.space.m, marginBottom: vars.space.section },
    split: { padding: vars.space.xl },
  }),
  {
    selectors: {
      [`${card} > &`]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        marginBottom: 0,
        padding: vars.space.m,
      },
    },
  },
]);

export const words = style([stack, { justifyItems: 'start' }]);
export const text = style([muted, { maxWidth: vars.measure.lead }]);

export const sheet = style([
  ruled,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${vars.space.s}`,
    paddingBlock: vars.space.xs,
    textDecoration: 'none',
    selectors: { 'li:first-child > &': { borderTopColor: 'transparent' } },
  },
]);
export const name = style([
  strong,
  { selectors: { [`${sheet}:hover &`]: { textDecoration: 'underline' } } },
]);
