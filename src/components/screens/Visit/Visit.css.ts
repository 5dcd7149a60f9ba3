import { style } from '@vanilla-extract/css';
import { box } from '#styles/screens/items.css.ts';
import { figure, inline, row, strong } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { containerQueries, equalColumns } from '#styles/responsive.ts';

const scoreSize = '4rem';
/** The head, the sections, and as many items as a section may show. */
const MOST_ROWS = 13;

/** In a wide frame the failed item stands beside the rest. In a frame as wide as the page everything is larger. */
export const root = style({
  '@container': {
    [containerQueries.halves]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
      gridTemplateRows: `repeat(${MOST_ROWS}, auto) 1fr`,
      columnGap: vars.space.l,
    },
    [containerQueries.page]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)',
    },
  },
});
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

/** A size of letters for a frame as wide as the page. */
const inWide = (fontSize: string) =>
  style({ '@container': { [containerQueries.page]: { fontSize } } });
export const branch = inWide(vars.text.smallTitle);
export const item = style([strong, inWide(vars.text.heading)]);
export const score = inWide(scoreSize);

export const sections = style([
  inline,
  {
    marginBlock: `${vars.space.s} ${vars.space.xxs}`,
    '@container': {
      [containerQueries.page]: { display: 'grid', gridTemplateColumns: equalColumns(2) },
    },
  },
]);
export const section = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.nudge,
  padding: `${vars.space.hair} ${vars.space.xs}`,
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.round,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});
export const openSection = style({
  borderColor: vars.color.accent,
  background: vars.color.accentSoft,
  color: vars.color.accentStrong,
});

/** The item that is not met, with its measurement, photo and task. */
export const failed = style([
  row,
  {
    marginInline: `calc(-1 * ${vars.space.xs})`,
    padding: vars.space.xs,
    borderRadius: vars.radius.control,
    background: vars.color.deviationSoft,
    '@container': {
      [containerQueries.halves]: {
        gridArea: '1 / 2 / -1',
        gridTemplateRows: 'auto 1fr',
        margin: 0,
      },
    },
  },
]);
/** Both photos, and under them what was measured and the task. */
export const found = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: equalColumns(2),
  gap: vars.space.xs,
  marginTop: vars.space.xs,
});
export const finding = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.xs,
  '@container': { [containerQueries.pair]: { gridTemplateColumns: equalColumns(2) } },
});
export const reading = style([
  figure,
  {
    color: vars.color.deviation,
    fontSize: vars.text.title,
    '@container': { [containerQueries.page]: { fontSize: vars.text.figure } },
  },
]);
export const task = style([box, { gap: vars.space.hair, background: vars.color.surfaceRaised }]);
