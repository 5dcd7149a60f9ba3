import { style } from '@vanilla-extract/css';
import { box, card } from '#styles/screens/items.css.ts';
import { muted, strong } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';

/** A branch that is theirs: its name, its score and, where something was repaired, the photo. */
export const own = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.xxs,
    marginBottom: vars.space.xs,
    padding: vars.space.s,
  },
]);
export const branch = style([strong, { fontSize: vars.text.lead }]);
export const score = style({ color: vars.color.positive, fontSize: vars.text.smallTitle });
export const repaired = style([
  box,
  {
    gridColumn: '1 / -1',
    gap: vars.space.xs,
    padding: vars.space.xs,
    background: vars.color.positiveSoft,
  },
]);
export const confirmed = style({ color: vars.color.positive, fontSize: vars.text.body });
/** The branches of others. */
export const closed = style([
  muted,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xxs,
    paddingBlock: vars.space.xxs,
    fontSize: vars.text.body,
  },
]);
export const lock = style({
  flex: 'none',
  width: vars.size.icon,
  height: vars.size.icon,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
});
