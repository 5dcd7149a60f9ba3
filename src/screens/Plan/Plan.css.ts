import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { foot, inline, muted } from '#styles/screens/screen.css.ts';
import { containerQueries, when } from '#styles/responsive.ts';

/** The width of the supervisors' column, before the months. */
const personWidth = '15.5rem';
const monthHeight = '3.25rem';

/** What the colours of the visits mean. */
export const key = style([
  inline,
  {
    marginBottom: vars.space.s,
    '@media': { [when.coloursAreForced]: { forcedColorAdjust: 'none' } },
  },
]);
const columns = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.xs,
  '@container': {
    [containerQueries.columns]: { gridTemplateColumns: `${personWidth} minmax(0, 1fr)` },
  },
});
export const axis = style([columns, muted, { rowGap: 0 }]);
export const person = style([columns, foot, { paddingBottom: vars.space.xs }]);
export const role = style([muted, { display: 'block' }]);
/** From the first day to the last; in a narrow frame under the name. */
const drawn = style({
  display: 'block',
  gridColumn: -2,
  width: '100%',
  overflow: 'visible',
});
/** The Mondays, over the months. */
export const days = style([drawn, { height: vars.space.m, fill: 'currentColor' }]);
export const month = style([drawn, { height: monthHeight, forcedColorAdjust: 'none' }]);
/** Of one width, however wide the month is. */
const line = style({ vectorEffect: 'non-scaling-stroke' });
export const mondays = style([line, { stroke: vars.color.border }]);
export const visit = {
  done: style({ fill: vars.color.positive }),
  today: style({ fill: vars.color.accent }),
  later: style([line, { fill: vars.color.surfaceTint, stroke: vars.color.borderControl }]),
} as const;
/** The branches that no one goes to, and their empty month, with the next step. */
export const without = style([columns, foot]);
export const unvisited = style({
  display: 'block',
  color: vars.color.deviation,
  fontSize: vars.text.smallTitle,
});
export const free = style({
  display: 'grid',
  padding: vars.space.xxs,
  border: `${vars.stroke.thin} dashed ${vars.color.deviation}`,
  borderRadius: vars.radius.control,
});
