import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { heading } from '#styles/text.css.ts';

/** Each item under an icon, in as many columns as there is room for; titles and texts line up. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.column.feature}, 100%), 1fr))`,
  gap: vars.space.l,
  marginTop: vars.space.xl,
});
export const item = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  rowGap: 0,
  alignContent: 'start',
  paddingTop: vars.space.m,
  borderTop: `${vars.size.line} solid ${vars.color.accentSoft}`,
});
export const icon = style({ color: vars.color.accent });
export const title = style([heading, { marginTop: vars.space.s }]);
