import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { foot, inline, muted } from '#styles/screens/screen.css.ts';
import { containerQueries, equalColumns } from '#styles/responsive.ts';

/** The weeks side by side. */
export const weeks = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.nudge,
});
export const counts = style({ marginBottom: vars.space.s });
/** The width of the supervisors' column, before those of the weeks. */
const personWidth = '17rem';
/** The names of the weeks, over their columns; the supervisors' column before them has none. */
export const names = style({
  display: 'none',
  marginBottom: vars.space.xxs,
  '@container': {
    [containerQueries.columns]: { display: 'grid' },
    [containerQueries.page]: { marginInlineStart: personWidth },
  },
});
/** The visits of one person: week by week, or in a narrow frame one after the other, in two columns. */
export const visits = style([
  weeks,
  {
    gridAutoFlow: 'row',
    gridTemplateColumns: equalColumns(2),
    rowGap: vars.space.hair,
    '@container': {
      [containerQueries.columns]: { gridAutoFlow: 'column', gridTemplateColumns: 'none' },
    },
  },
]);
export const line = style([
  foot,
  {
    display: 'grid',
    gap: vars.space.xxs,
    paddingBottom: vars.space.xs,
    '@container': {
      [containerQueries.page]: {
        gridTemplateColumns: `${personWidth} minmax(0, 1fr)`,
        alignItems: 'start',
        columnGap: 0,
      },
    },
  },
]);
/** In a narrow frame on the line of the name. */
export const role = style([
  muted,
  { '@container': { [containerQueries.page]: { display: 'block' } } },
]);
export const week = style({
  display: 'contents',
  alignContent: 'start',
  gap: vars.space.hair,
  '@container': { [containerQueries.columns]: { display: 'grid' } },
});
export const visit = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.nudge,
  minWidth: 0,
  fontSize: vars.text.tiny,
  '@container': {
    [containerQueries.halves]: { fontSize: vars.text.small },
    [containerQueries.page]: { fontSize: vars.text.body },
  },
});
export const branch = style({ minWidth: 0 });
/** The branches that no one goes to, and the button well apart from them. */
export const unvisited = style([inline, foot, { columnGap: vars.space.s }]);

const anyDay = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.checkbox,
  height: vars.size.checkbox,
  border: `${vars.stroke.hair} solid transparent`,
  borderRadius: vars.radius.round,
  fontVariantNumeric: 'tabular-nums',
});
export const day = {
  done: style([anyDay, { background: vars.color.positiveSoft, color: vars.color.positive }]),
  today: style([
    anyDay,
    {
      background: vars.color.accent,
      color: vars.color.onAccent,
      fontWeight: vars.font.strong,
    },
  ]),
  later: style([anyDay, { borderColor: vars.color.borderControl }]),
} as const;
