import { style } from '@vanilla-extract/css';
import * as steps from '#components/Items/steps.css.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

const smallPhoneWidth = '14.5rem';
const phoneWidth = '20rem';

/** As wide as the page: the space is between the phones, and the last one ends with the text. */
export const list = style([
  steps.list,
  responsive({ base: {}, split: { columnGap: vars.space.l } }),
]);

/** Words over their phone; on a tablet they stand beside it. From there on phones stand in one row. */
export const item = style([
  steps.item,
  responsive({
    base: {},
    phoneWide: { gridTemplateColumns: `auto minmax(0, 1fr) minmax(0, ${phoneWidth})` },
    split: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr auto',
      paddingInlineEnd: 0,
      selectors: {
        '&:not(:last-child)::after': {
          width: `calc(100% - ${vars.size.control} + ${vars.space.l})`,
        },
      },
    },
  }),
]);
export const words = style(
  responsive({ base: {}, phoneWide: { gridColumn: 2 }, split: { gridColumn: 1 } }),
);
export const phone = style(
  responsive({
    base: { gridColumn: 2, maxWidth: smallPhoneWidth, marginTop: vars.space.s },
    phoneWide: { gridArea: '1 / 3 / 4 / 4', maxWidth: phoneWidth, marginTop: 0 },
    split: { gridArea: 'auto / 1', maxWidth: 'none', marginTop: vars.space.m },
  }),
);
