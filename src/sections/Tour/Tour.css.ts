import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';

const fromLaptop = from('laptop');
/** The space between two rows of stations, through which the line comes down; a phone has less. */
export const rowGap = createVar();
const phoneGap = '1.75rem';
export const gap = vars.space.xl;

export const root = style(
  responsive({
    base: { vars: { [rowGap]: phoneGap } },
    tablet: { vars: { [rowGap]: vars.space.xxl } },
  }),
);

export const stations = style(
  responsive({
    base: { display: 'grid', gap: rowGap, marginTop: rowGap },
    laptop: { gridTemplateColumns: equalColumns(6), columnGap: gap },
  }),
);
// A row of two stations, a row with one station and the repair, a row of three stations.
globalStyle(`${stations} > *`, {
  display: 'grid',
  '@media': { [fromLaptop]: { gridColumn: 'span 2' } },
});
globalStyle(`${stations} > :nth-child(-n + 2)`, {
  '@media': { [fromLaptop]: { gridColumn: 'span 3' } },
});

/** The third station with the repair, which from laptops on is at its left: the line has turned. */
export const repair = style({
  gap: rowGap,
  '@media': {
    [fromLaptop]: { gridColumn: '1 / -1', gridTemplateColumns: equalColumns(2), columnGap: gap },
  },
});
