import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, containerQueries } from '#styles/responsive.ts';

const smallPhoto = '4.25rem';
/** The cards of a row are equally high, so that their feet stand on one line. */
export const board = style({
  display: 'grid',
  gap: vars.space.m,
  '@container': {
    [containerQueries.pair]: { gridTemplateColumns: equalColumns(2), columnGap: vars.space.s },
    [containerQueries.page]: { gridTemplateColumns: equalColumns(4), rowGap: vars.space.xs },
  },
});
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xs,
  '@container': {
    [containerQueries.page]: { gridRow: '1 / span 3', gridTemplateRows: 'subgrid' },
  },
});
export const state = style({ fontSize: vars.text.lead, fontWeight: vars.font.strong });
/** A small photo with what there is to do, and who does it under both. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gridTemplateRows: '1fr auto',
  gap: vars.space.xxs,
});
globalStyle(`${card} > figure`, { width: smallPhoto });
export const words = style({ gridColumnEnd: -1 });
globalStyle(`${words}:first-child`, { gridColumnStart: 1 });
/** Who and when, side by side where there is room. */
export const foot = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.hair,
});
