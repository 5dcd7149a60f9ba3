import { style } from '@vanilla-extract/css';
import { box } from '#styles/screens/items.css.ts';
import { muted, row, strong } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { containerQueries, equalColumns } from '#styles/responsive.ts';

const scoreSize = '4rem';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${vars.space.xs} ${vars.space.s}`,
});
/** Beside the result, or on a line of its own under it. */
export const person = style({
  gridColumn: '1 / -1',
  '@container': { [containerQueries.pair]: { gridColumn: '1' } },
});
export const result = style({
  gridArea: '1 / 2',
  '@container': { [containerQueries.pair]: { gridRow: '1 / span 2' } },
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space.hair,
  color: vars.color.deviation,
});

export const branch = style({ fontSize: vars.text.smallTitle });
export const item = style([
  strong,
  {
    fontSize: vars.text.heading,
    gridColumn: '2 / -1',
    '@container': { [containerQueries.pair]: { gridColumn: 'auto' } },
  },
]);
/** Under the item, or at the end of its line. */
export const lost = style([
  muted,
  { gridColumn: '2 / -1', '@container': { [containerQueries.pair]: { gridColumn: 'auto' } } },
]);
export const score = style({
  '@container': { [containerQueries.pair]: { fontSize: scoreSize } },
});

/** The item that is not met, with its measurement, photo and task. */
export const failed = style([
  row,
  {
    marginTop: vars.space.s,
    marginInline: `calc(-1 * ${vars.space.xs})`,
    padding: vars.space.xs,
    borderRadius: vars.radius.control,
    background: vars.color.deviationSoft,
  },
]);
/** Both photos, and under or between them what was measured and the task. */
export const found = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: equalColumns(2),
  gap: vars.space.xs,
  marginTop: vars.space.xs,
  '@container': { [containerQueries.detail]: { gridTemplateColumns: equalColumns(3) } },
});
export const finding = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.xs,
  '@container': {
    [containerQueries.detail]: { gridArea: '1 / 2', alignContent: 'center' },
  },
});
export const reading = style([
  strong,
  { alignSelf: 'center', color: vars.color.deviation, fontSize: vars.text.body },
]);
export const task = style([box, { gap: vars.space.hair, background: vars.color.surfaceRaised }]);
