import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { foot } from '#components/screens/screen.css.ts';
import { containerQueries, when } from '#styles/responsive.ts';

/** The weeks side by side; in a narrow frame only the days, without the branches' names. */
export const weeks = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.nudge,
});
export const names = style({ marginBlock: `${vars.space.s} ${vars.space.hair}` });
/** The branches of today, in a narrow frame that has no room for names beside the days. */
export const today = style({
  marginTop: vars.space.xxs,
  '@container': { [containerQueries.columns]: { display: 'none' } },
});
export const line = style([
  foot,
  { display: 'grid', gap: vars.space.xxs, paddingBottom: vars.space.xs },
]);
export const week = style({
  display: 'flex',
  flexWrap: 'wrap',
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
});
export const branch = style({
  display: 'none',
  minWidth: 0,
  '@container': { [containerQueries.columns]: { display: 'block' } },
});

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

/** A week in which every branch checks itself. */
const anyWeek = style({
  height: vars.size.meter,
  borderRadius: vars.radius.round,
  background: vars.color.accentSoft,
  '@media': { [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` } },
});
export const weekly = {
  done: style([anyWeek, { background: vars.color.positive }]),
  today: style([anyWeek, { background: vars.color.accent }]),
  later: anyWeek,
} as const;
