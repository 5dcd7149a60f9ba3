import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, containerQueries } from '#styles/responsive.ts';

/** The cards of all columns are equally high, so that their feet stand on one line. */
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
  gridTemplateRows: 'auto 1fr',
  gap: vars.space.xxs,
});
export const state = style({ fontSize: vars.text.lead, fontWeight: vars.font.strong });
/** In a narrow frame the title stands beside the photo. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: vars.space.xs,
  '@container': {
    [containerQueries.pair]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
    },
  },
});
/** Who and when, side by side where there is room. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gridColumn: '1 / -1',
  gap: vars.space.hair,
  paddingTop: vars.space.xs,
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
});
