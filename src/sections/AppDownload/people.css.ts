import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { card, station } from '#styles/layouts.css.ts';
import { heading, strongAccent } from '#styles/text.css.ts';

const cardLeast = '12rem';

/** Who sees what: a card for each, in as many columns as there is room for. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${cardLeast}, 100%), 1fr))`,
  gap: vars.space.s,
  marginTop: vars.space.l,
});
/** As high as the others: what one gains is at the foot of all. */
export const item = style([card, { display: 'flex', flexDirection: 'column' }]);
export const icon = style({
  ...station,
  marginBottom: vars.space.s,
  background: vars.color.accentSoft,
  color: vars.color.accentStrong,
});
export const title = heading;
export const out = style([
  strongAccent,
  { marginTop: 'auto', paddingTop: vars.space.s, lineHeight: vars.leading.table },
]);
