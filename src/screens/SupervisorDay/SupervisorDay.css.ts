import { style } from '@vanilla-extract/css';
import * as items from '#styles/screens/items.css.ts';
import { vars } from '#styles/contract.css.ts';
import { small, strong } from '#styles/typography.css.ts';

const hourWidth = '2.75rem';

/** A stop before or after this hour. */
export const stop = style({
  display: 'grid',
  gridTemplateColumns: `${hourWidth} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: vars.space.nudge,
  minHeight: vars.size.control,
});
/** The stop of this hour. */
export const here = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.s,
  border: `${vars.stroke.thin} solid ${vars.color.accent}`,
  borderRadius: vars.radius.card,
});
/** What was repaired since the last visit. */
export const pending = style([
  items.box,
  { gap: vars.space.hair, padding: vars.space.xs, background: vars.color.accentSoft },
]);
export const label = small;
export const unconfirmed = style([strong, { fontSize: vars.text.small }]);
