import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { roomFor } from '#styles/responsive.ts';

export const board = style({
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.s,
  '@container': {
    [roomFor.pair]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [roomFor.columns]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.xs },
  },
});
/** In pairs the first, which has the most, stands beside the other two. */
export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxs,
  '@container': {
    [roomFor.pair]: { selectors: { '&:first-child': { gridRow: 'span 2' } } },
    [roomFor.columns]: { selectors: { '&:first-child': { gridRow: 'auto' } } },
  },
});
/** The task that the story follows. */
export const followed = style({
  background: vars.color.surfaceTint,
  selectors: { '&&': { borderColor: vars.color.accent } },
});
/** Where, who and when: on one line, or the day under them. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.hair} ${vars.space.nudge}`,
  marginTop: vars.space.nudge,
});
