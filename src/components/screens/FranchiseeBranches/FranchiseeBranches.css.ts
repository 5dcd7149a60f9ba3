import { style } from '@vanilla-extract/css';
import { box, card } from '#styles/screens/items.css.ts';
import { muted, strong } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';

const lockSize = '1.25rem';

/** A branch that is theirs: its name, its score and, where something failed, the task. */
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
export const low = style([score, { color: vars.color.deviation }]);
export const task = style([
  box,
  {
    gridColumn: '1 / -1',
    padding: vars.space.xs,
    background: vars.color.deviationSoft,
    fontSize: vars.text.body,
  },
]);
export const closedTitle = style([muted, { marginBlock: `${vars.space.m} ${vars.space.xxs}` }]);
/** A branch of somebody else: only its name, behind a lock. */
export const closed = style([
  muted,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    paddingBlock: vars.space.xs,
    borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
    fontSize: vars.text.body,
  },
]);
export const lock = style({
  flex: 'none',
  width: lockSize,
  height: lockSize,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
});
