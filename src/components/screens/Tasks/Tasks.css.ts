import { globalStyle, style } from '@vanilla-extract/css';
import { stamp } from '#components/EvidencePhoto/EvidencePhoto.css.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, containerQueries } from '#styles/responsive.ts';
import { muted, strong } from '#styles/screens/screen.css.ts';

const smallPhoto = '5.5rem';
/** One under the other, where there is room for columns. */
const below = { display: 'flex', flexDirection: 'column' } as const;

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
  gridTemplate: '"head more" "card card" / 1fr auto',
  gap: vars.space.xxs,
  '@container': { [containerQueries.pair]: below },
});
export const state = style({ fontSize: vars.text.lead, fontWeight: vars.font.strong });
/** In a narrow frame a row: a small photo, and the words beside it. */
export const card = style({
  gridArea: 'card',
  display: 'grid',
  flexGrow: 1,
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space.xs,
  '@container': { [containerQueries.pair]: below },
});
globalStyle(`${card} > figure`, {
  gridRow: 'span 2',
  width: smallPhoto,
  '@container': { [containerQueries.pair]: { width: 'auto' } },
});
globalStyle(`${card} ${stamp}`, {
  display: 'none',
  '@container': { [containerQueries.pair]: { display: 'flex' } },
});
export const title = style([strong, { gridColumn: 2, flexGrow: 1 }]);
/** Who and when, side by side where there is room. */
export const foot = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.hair,
  '@container': {
    [containerQueries.pair]: {
      paddingTop: vars.space.xs,
      borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
    },
  },
});
/** How many more tasks the column has. */
export const more = style([muted, { gridArea: 'more' }]);
