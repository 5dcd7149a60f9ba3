import { globalStyle, style } from '@vanilla-extract/css';
import { root as photoFrame } from '#components/EvidencePhoto/EvidencePhoto.css.ts';
import { row } from '#components/screens/screen.css.ts';
import { keepColours } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { containerQueries, equalColumns } from '#styles/responsive.ts';

const chartHeight = '14rem';
const wideChartHeight = '18rem';
/** A photo that one can look at, where there is room. */
const photoWidth = '7rem';

export const chart = style([
  keepColours,
  {
    height: chartHeight,
    overflow: 'visible',
    '@container': { [containerQueries.columns]: { height: wideChartHeight } },
  },
]);

const drawn = style({
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const range = style({ fill: vars.color.accentSoft });
export const average = style([drawn, { stroke: vars.color.accentOnInk, strokeWidth: 3 }]);
export const branch = style([drawn, { stroke: vars.color.accent, strokeWidth: 3 }]);
export const rule = style({ stroke: vars.color.border });
export const expected = style({ stroke: vars.color.borderControl, strokeDasharray: '4 4' });

const station = { strokeWidth: 3, fill: vars.color.surfaceRaised };
export const point = style({ ...station, stroke: vars.color.accent });
export const low = style({ ...station, stroke: vars.color.deviation, fill: vars.color.deviation });

export const label = style({ fill: vars.color.textMuted, fontSize: vars.text.tiny });
export const week = style([label, { textAnchor: 'middle' }]);
/** With an outline, because it may lie on a line of the chart. */
export const value = style({
  fill: vars.color.text,
  fontSize: vars.text.tiny,
  fontWeight: vars.font.strong,
  paintOrder: 'stroke',
  stroke: vars.color.surfaceRaised,
  strokeWidth: 5,
  textAnchor: 'middle',
  strokeLinejoin: 'round',
});
export const lowValue = style([value, { fill: vars.color.deviation }]);
export const averageValue = style([value, { fill: vars.color.textMuted }]);

export const legend = style([
  keepColours,
  { columnGap: vars.space.s, paddingBottom: vars.space.s },
]);
const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.nudge,
  fontSize: vars.text.tiny,
  '::before': { content: '', width: vars.space.s },
});
const keyOf = (line: string) =>
  style([key, { '::before': { borderTop: `${vars.size.line} ${line}` } }]);
export const branchKey = style([
  keyOf(`solid ${vars.color.accent}`),
  { fontWeight: vars.font.strong },
]);
export const averageKey = keyOf(`solid ${vars.color.accentOnInk}`);
export const rangeKey = style([
  key,
  { '::before': { height: vars.space.xs, background: vars.color.accentSoft } },
]);
export const expectedKey = keyOf(`dashed ${vars.color.borderControl}`);
/** What happened, each with its photo: one under the other or side by side. */
export const notes = style({
  marginTop: vars.space.s,
  '@container': {
    [containerQueries.columns]: {
      display: 'grid',
      gridTemplateColumns: equalColumns(2),
      gap: vars.space.s,
    },
  },
});
export const note = style([
  row,
  {
    '@container': {
      [containerQueries.columns]: {
        padding: vars.space.xs,
        borderRadius: vars.radius.control,
        background: vars.color.surfaceTint,
        selectors: { '& + &': { borderTop: 0 } },
      },
    },
  },
]);
globalStyle(`${note} > ${photoFrame.thumbnail}`, {
  '@container': { [containerQueries.halves]: { width: photoWidth } },
});
export const noteText = style({ display: 'block' });
