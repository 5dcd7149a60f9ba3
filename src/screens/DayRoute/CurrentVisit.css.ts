import { style } from '@vanilla-extract/css';
import * as items from '#styles/screens/items.css.ts';
import { vars } from '#styles/contract.css.ts';

const phoneWidth = '20rem';

export const phone = style({ position: 'relative', maxWidth: phoneWidth });
export const parts = style({ display: 'grid', gap: vars.space.s });
/** What was repaired since the last visit, seen by the supervisor on this one. */
export const pending = style([
  items.box,
  { gap: vars.space.hair, padding: vars.space.xs, background: vars.color.positiveSoft },
]);
export const progress = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: vars.space.xs,
});
