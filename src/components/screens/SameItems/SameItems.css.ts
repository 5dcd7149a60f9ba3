import { style } from '@vanilla-extract/css';
import { strong, tiny } from '#components/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { containerQueries, equalColumns } from '#styles/responsive.ts';

/** A style, and how it differs where there is room for a table. */
const sized = (narrow: object, wide: object) =>
  style({ ...narrow, '@container': { [containerQueries.columns]: wide } });

const asRow = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2.75fr)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.nudge,
};
/** Under what they belong to. */
const asPairs = {
  display: 'grid',
  gridTemplateColumns: equalColumns(2),
  gap: vars.space.nudge,
};
export const text = sized({ gridColumn: '1 / -1' }, { gridColumn: 'auto' });
const line = `${vars.stroke.hair} solid ${vars.color.border}`;

export const head = sized({ display: 'none' }, { ...asRow, paddingBottom: vars.space.xs });
export const branch = style([tiny, { textAlign: 'center' }]);
export const item = sized(
  {
    ...asPairs,
    paddingBlock: vars.space.xs,
    borderTop: line,
    selectors: { [`${head} + &`]: { paddingTop: 0, borderTop: 0 } },
  },
  {
    ...asRow,
    minHeight: vars.size.floating,
    paddingBlock: vars.space.nudge,
    selectors: { [`${head} + &`]: { paddingTop: vars.space.nudge, borderTop: line } },
  },
);
const pill = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.hair,
  paddingInline: `${vars.space.hair} ${vars.space.xs}`,
  borderRadius: vars.radius.round,
};
const cell = {
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  paddingInline: 0,
  borderRadius: vars.radius.control,
};
export const met = sized({ display: 'none' }, cell);
export const failed = style([sized(pill, cell), { background: vars.color.deviationSoft }]);
/** In a narrow frame, one text for all branches that meet the item, instead of a line for each. */
export const otherBranches = sized(pill, { display: 'none' });
/** The branch's name beside its reading, in a narrow frame, where no column has it as its title. */
export const name = style([tiny, sized({}, { display: 'none' })]);
export const foot = sized(
  { ...asPairs, paddingTop: vars.space.xs, borderTop: line },
  { ...asRow, paddingTop: vars.space.s },
);
export const score = style([
  strong,
  sized(
    { display: 'flex', justifyContent: 'space-between', paddingInline: vars.space.hair },
    { display: 'block', fontSize: vars.text.heading, textAlign: 'center' },
  ),
  { fontVariantNumeric: 'tabular-nums' },
]);
