import { style } from '@vanilla-extract/css';
import { box, card } from '#styles/screens/items.css.ts';
import { muted, strong } from '#styles/screens/screen.css.ts';
import { containerQueries } from '#styles/responsive.ts';
import { vars } from '#styles/contract.css.ts';

const lockSize = '2rem';
const blankRow = '1.5rem';

/** A branch that is theirs: its name, its score and, where something failed, the task. */
export const own = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.xxs,
    marginBottom: vars.space.xs,
    padding: vars.space.xxs,
    '@container': { [containerQueries.marks]: { padding: vars.space.s } },
  },
]);
export const branch = style([
  strong,
  { '@container': { [containerQueries.marks]: { fontSize: vars.text.lead } } },
]);
export const score = style({
  color: vars.color.positive,
  fontSize: vars.text.heading,
  '@container': { [containerQueries.marks]: { fontSize: vars.text.smallTitle } },
});
export const low = style([score, { color: vars.color.deviation }]);
export const task = style([
  box,
  {
    gridColumn: '1 / -1',
    padding: vars.space.xxs,
    background: vars.color.deviationSoft,
    '@container': {
      [containerQueries.marks]: { padding: vars.space.xs, fontSize: vars.text.body },
    },
  },
]);
/** The branches of others: a lock, and rows without a word. */
export const closed = style([
  muted,
  {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.xs,
    paddingTop: vars.space.xs,
    textAlign: 'center',
    '::after': {
      content: '',
      flex: 1,
      alignSelf: 'stretch',
      background: `repeating-linear-gradient(${vars.color.surfaceTint} 0 ${blankRow}, transparent 0 calc(${blankRow} + ${vars.space.xxs}))`,
    },
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
