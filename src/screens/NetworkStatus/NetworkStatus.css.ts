import { style } from '@vanilla-extract/css';
import { card } from '#styles/screens/items.css.ts';
import { figure, strong } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { containerQueries, equalColumns } from '#styles/responsive.ts';

/** The first two questions, side by side where there is room. */
export const counts = style({
  display: 'grid',
  gap: vars.space.xs,
  '@container': { [containerQueries.pair]: { gridTemplateColumns: equalColumns(2) } },
});
export const answer = style([
  card,
  { display: 'grid', justifyItems: 'start', alignContent: 'start', gap: vars.space.nudge },
]);
/** Never in two lines, however narrow the screen. */
export const count = style([figure, { fontSize: vars.text.title, whiteSpace: 'nowrap' }]);
/** The third question, over the people. */
export const who = style([strong, { marginTop: vars.space.s }]);
export const task = style({ display: 'grid', lineHeight: vars.leading.snug });
