import { globalStyle, style } from '@vanilla-extract/css';
import { root as photoFrame } from '#components/EvidencePhoto/EvidencePhoto.css.ts';
import { vars } from '#styles/contract.css.ts';
import { containerQueries } from '#styles/responsive.ts';

/** A photo large enough to look at. */
const photoWidth = '7rem';
const photoInWide = '13rem';

export const halves = style({
  display: 'grid',
  margin: `calc(-1 * ${vars.space.s})`,
  '@container': {
    [containerQueries.page]: { margin: `calc(-1 * ${vars.space.m})` },
    [containerQueries.detail]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
  },
});
export const half = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  padding: vars.space.m,
});
export const title = style({ textWrap: 'balance' });
/** What to do, and beside it how it looks once it is done: in a wide frame beside all of it. */
export const how = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${photoWidth}`,
  gap: vars.space.s,
  '@container': { [containerQueries.page]: { display: 'contents' } },
});
globalStyle(`${how} > ${photoFrame.thumbnail}`, {
  width: 'auto',
  '@container': { [containerQueries.page]: { gridArea: '1 / 2 / 4' } },
});
/** The half with the notice. */
export const told = style([
  half,
  {
    '@container': {
      [containerQueries.page]: {
        gridTemplate: `auto auto 1fr / minmax(0, 1fr) ${photoInWide}`,
        columnGap: vars.space.m,
      },
    },
  },
]);
export const readers = style({
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
  background: vars.color.surfaceTint,
  '@container': {
    [containerQueries.detail]: {
      borderTop: 0,
      borderInlineStart: `${vars.stroke.hair} solid ${vars.color.border}`,
    },
  },
});
