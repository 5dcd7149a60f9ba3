import { globalStyle, style } from '@vanilla-extract/css';
import { root as photoFrame } from '#components/EvidencePhoto/EvidencePhoto.css.ts';
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
/** In a narrow frame the words stand beside the photo. */
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
globalStyle(`${card} > ${photoFrame.full}`, {
  gridRow: '1 / span 2',
  '@container': { [containerQueries.pair]: { gridRow: 'auto' } },
});
/** Who and, under it, when. */
export const foot = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.hair,
  paddingTop: vars.space.xs,
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
});
