import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';

const fromLaptop = from('laptop');
/** The space between two rows of stations, through which the line comes down; a phone has less. */
export const rowGap = createVar();
const phoneGap = '1.75rem';
export const gap = vars.space.xl;

/** From laptops on: over the row, where the line turns into an alert. */
export const start = vars.space.l;
export const root = style(
  responsive({
    base: { vars: { [rowGap]: phoneGap } },
    tablet: { vars: { [rowGap]: vars.space.xxl } },
    laptop: { paddingTop: start },
  }),
);

/** From laptops on: the title beside two stations, the repair beside the third one, and a row of three. */
export const rows = style({
  '@media': {
    [fromLaptop]: {
      display: 'grid',
      gridTemplate: `auto auto auto / ${equalColumns(3)}`,
      gap: `${rowGap} ${gap}`,
      // Where the line that comes in turns into an alert.
      paddingTop: rowGap,
    },
  },
});
const sameColumns = { display: 'grid', gridTemplateColumns: 'subgrid' } as const;
export const stations = style(
  responsive({
    base: { display: 'grid', gap: rowGap, marginTop: rowGap },
    laptop: {
      ...sameColumns,
      gridArea: '1 / 1 / -1 / -1',
      gridTemplateRows: 'subgrid',
      columnGap: gap,
      marginTop: 0,
    },
  }),
);
globalStyle(`${stations} > *`, { display: 'grid' });
globalStyle(`${stations} > :first-child`, { '@media': { [fromLaptop]: { gridColumnStart: 2 } } });

/** The third station with the repair, which from laptops on is at its left: the line has turned. */
export const repair = style({
  gap: rowGap,
  '@media': { [fromLaptop]: { ...sameColumns, gridColumn: '1 / -1', columnGap: gap } },
});
globalStyle(`${repair} > :first-child`, {
  '@media': { [fromLaptop]: { gridArea: '1 / 2 / auto / -1' } },
});
