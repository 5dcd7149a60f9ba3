import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, containerQueries } from '#styles/responsive.ts';
import { muted } from '#styles/screens/screen.css.ts';

const smallPhoto = '5.5rem';
/** The cards of a row are equally high, so that their feet stand on one line. */
export const board = style({
  display: 'grid',
  gap: vars.space.m,
  '@container': {
    [containerQueries.pair]: { gridTemplateColumns: equalColumns(2), columnGap: vars.space.s },
    [containerQueries.page]: { gridTemplateColumns: equalColumns(4) },
  },
});
export const column = style({
  display: 'grid',
  gridTemplate: '"head" auto "card" 1fr "more" auto / minmax(0, 1fr)',
  gap: vars.space.xxs,
});
export const state = style({ fontSize: vars.text.lead, fontWeight: vars.font.strong });
/** A small photo with what there is to do, and who does it under both. */
export const card = style({
  gridArea: 'card',
  alignSelf: 'stretch',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gridTemplateRows: '1fr auto',
  gap: vars.space.xs,
});
globalStyle(`${card} > figure`, { width: smallPhoto });
export const words = style({ gridColumn: 2 });
/** Who and when, side by side where there is room. */
export const foot = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.hair,
});
/** How many more tasks the column has, under the one that is seen. */
export const more = style([muted, { gridArea: 'more' }]);
