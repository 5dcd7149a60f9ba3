import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { row, stretched } from '#styles/layouts.css.ts';
import { responsive } from '#styles/responsive.ts';

/** The least width of a trade's photo. */
const tradeWidth = '7rem';

/** A photo for each trade. It has everything that the photos above lack, and it links to the finding of the trade. */
export const title = style([
  row,
  {
    gridColumn: '1 / -1',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: `0 ${vars.space.s}`,
    lineHeight: vars.leading.snug,
    // Another thought begins here.
    marginTop: vars.space.section,
  },
]);
/** Two columns on a phone, four where there is room. */
export const photos = style(
  responsive({
    base: {
      gridColumn: '1 / -1',
      display: 'grid',
      // More than a third of the row, so that a wide phone has no row of three and one alone.
      gridTemplateColumns: `repeat(auto-fit, minmax(max(${tradeWidth}, 34%), 1fr))`,
      gap: `${vars.space.s} min(${vars.space.m}, 4vw)`,
    },
    phoneWide: { gridTemplateColumns: `repeat(auto-fit, minmax(${tradeWidth}, 1fr))` },
  }),
);
/** Its photo, name and text line up with those beside it. */
export const trade = style({
  position: 'relative',
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
});
globalStyle(`${trade} > figure`, {
  marginBottom: vars.space.xs,
  background: vars.color.surfaceInkRaised,
});
export const link = style([
  stretched,
  { textDecoration: 'none', ':hover': { textDecoration: 'underline' } },
]);
