import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { foot, inline, muted, spread } from '#styles/screens/screen.css.ts';
import { containerQueries, equalColumns } from '#styles/responsive.ts';

/** The width of the supervisors' column, before the bars. */
const personWidth = '15.5rem';
const countWidth = '5rem';
const barHeight = '1.5rem';
/** How many visits a full bar has; longer ones go on in a second row. */
const IN_BAR = 8;

/** They are the key to the colours too. */
export const counts = style([inline, { marginBottom: vars.space.s }]);
/** How many visits the pieces of all the bars are; in a narrow frame over the key. */
export const total = style({
  flexBasis: '100%',
  '@container': { [containerQueries.columns]: { flex: '1 0 auto' } },
});
export const line = style([
  foot,
  {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${countWidth}`,
    alignItems: 'center',
    gap: vars.space.xs,
    paddingBottom: vars.space.xs,
    '@container': {
      [containerQueries.columns]: {
        gridTemplateColumns: `${personWidth} minmax(0, 1fr) ${countWidth}`,
      },
    },
  },
]);
export const role = style([muted, { display: 'block' }]);
/** In a narrow frame under the name. */
export const bar = style({
  gridArea: '2 / 1',
  display: 'grid',
  gridTemplateColumns: equalColumns(IN_BAR),
  gap: vars.space.hair,
  '@container': { [containerQueries.columns]: { gridArea: '1 / 2' } },
});
const piece = style({
  height: barHeight,
  border: `${vars.stroke.hair} solid transparent`,
  borderRadius: vars.space.hair,
  forcedColorAdjust: 'none',
});
export const visit = {
  done: style([piece, { background: vars.color.positive }]),
  today: style([piece, { background: vars.color.accent }]),
  later: style([
    piece,
    { borderColor: vars.color.borderControl, background: vars.color.surfaceTint },
  ]),
} as const;
export const count = style({
  gridArea: '2 / 2',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [containerQueries.columns]: { gridArea: '1 / 3' } },
});
/** The branches that no one goes to, and the button well apart from them. */
export const without = style([spread, foot, { rowGap: vars.space.xs }]);
export const unvisited = style({
  display: 'block',
  color: vars.color.deviation,
  fontSize: vars.text.smallTitle,
});
