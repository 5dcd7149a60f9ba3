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
/** Who and when: on one line, or under the place where three columns leave it no room. */
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${vars.space.nudge}`,
  marginTop: vars.space.nudge,
  '@container': {
    [roomFor.columns]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      justifyItems: 'end',
      rowGap: vars.space.xs,
      marginTop: 0,
    },
  },
});
/** Branch and person, one under the other where they don't fit side by side. */
export const place = style({
  gap: `0 ${vars.space.xxs}`,
  order: 1,
  '@container': {
    [roomFor.columns]: { order: 0, gridColumn: '1 / -1', justifySelf: 'start' },
  },
});
export const due = style({ order: 2 });
