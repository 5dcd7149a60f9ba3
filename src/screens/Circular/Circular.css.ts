import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { containerQueries, equalColumns } from '#styles/responsive.ts';

/** A photo large enough to look at. */
const photoWidth = '7rem';
const largePhoto = '10rem';

export const halves = style({
  display: 'grid',
  margin: `calc(-1 * ${vars.space.s})`,
});
export const half = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  padding: vars.space.m,
});
/** The notice; in a wide frame, beside its photo. */
export const notice = style({
  '@container': {
    [containerQueries.detail]: {
      gridTemplateColumns: `minmax(0, 1fr) ${largePhoto}`,
      gridTemplateRows: 'auto auto 1fr',
      columnGap: vars.space.l,
    },
  },
});
export const title = style({ textWrap: 'balance' });
/** What to do, and beside it how it looks once it is done. */
export const how = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${photoWidth}`,
  gap: vars.space.s,
  '@container': {
    [containerQueries.detail]: { display: 'contents' },
  },
});
globalStyle(`${how} > figure`, {
  width: 'auto',
  '@container': {
    [containerQueries.detail]: { gridColumn: 2, gridRow: '1 / span 3' },
  },
});
/** Who has read it; in a wide frame, beside them who has not. */
export const readers = style({
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
  background: vars.color.surfaceTint,
  '@container': {
    [containerQueries.detail]: {
      gridTemplateColumns: equalColumns(2),
      columnGap: vars.space.xl,
    },
  },
});
export const unread = style({
  '@container': {
    [containerQueries.detail]: { gridColumn: 2, gridRow: '1 / span 3', alignSelf: 'center' },
  },
});
