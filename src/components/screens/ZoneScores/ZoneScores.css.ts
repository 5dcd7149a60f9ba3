import { globalStyle, style } from '@vanilla-extract/css';
import { avatar, inline, muted } from '#components/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { containerQueries, when } from '#styles/responsive.ts';

const chartWidth = '3.5rem';
const wideChartWidth = '8rem';
/** What two numbers need, so that all lines begin at one place. */
const changeWidth = '4.75rem';

/** Who, how it went, and from what to what; in a narrow frame in two rows. */
export const line = style({
  display: 'grid',
  gridTemplate: `"avatar who change" auto "avatar mark chart" auto / auto minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: vars.space.xs,
  paddingBlock: vars.space.xs,
  selectors: { '& + &': { borderTop: `${vars.stroke.hair} solid ${vars.color.border}` } },
  '@container': {
    [containerQueries.columns]: {
      gridTemplate: `"avatar who chart change" auto "avatar mark chart change" auto / auto minmax(0, 1fr) ${wideChartWidth} ${changeWidth}`,
      columnGap: vars.space.s,
    },
  },
});
globalStyle(`${line} > ${avatar}`, { gridArea: 'avatar' });
export const who = style([inline, { gridArea: 'who', columnGap: vars.space.nudge, rowGap: 0 }]);
export const mark = style({ gridArea: 'mark', display: 'flex' });

export const chart = style({
  gridArea: 'chart',
  width: chartWidth,
  '@container': { [containerQueries.columns]: { width: '100%' } },
});
export const drawn = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [when.coloursAreForced]: { stroke: 'CanvasText' } },
});
export const end = style({
  fill: vars.color.accent,
  '@media': { [when.coloursAreForced]: { fill: 'CanvasText' } },
});
export const expected = style({
  stroke: vars.color.borderControl,
  strokeWidth: 1.5,
  strokeDasharray: '4 4',
  '@media': { [when.coloursAreForced]: { stroke: 'CanvasText' } },
});

/** What it was: smaller than what it is. */
export const before = style([muted, { fontSize: vars.text.small }]);
export const change = style({
  gridArea: 'change',
  fontSize: vars.text.heading,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
