import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '#styles/screens/items.css.ts';
import { figure } from '#styles/screens/screen.css.ts';
import { vars } from '#styles/contract.css.ts';
import { containerQueries } from '#styles/responsive.ts';

const markWidth = '1.75rem';
const wideMarkWidth = '4rem';

/** The branches side by side, as many as there are. */
export const branches = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.nudge,
  marginBottom: vars.space.xs,
});
export const branch = style([
  card,
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.hair,
    padding: vars.space.xxs,
    lineHeight: vars.leading.snug,
    '@container': { [containerQueries.columns]: { padding: vars.space.xs } },
  },
]);
globalStyle(`${branch} .${figure}`, { fontSize: vars.text.heading, whiteSpace: 'nowrap' });

/** An item, and what became of it in each branch. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gridAutoColumns: markWidth,
  alignItems: 'center',
  justifyItems: 'center',
  paddingBlock: vars.space.hair,
  paddingInline: vars.space.nudge,
  lineHeight: vars.leading.snug,
  selectors: { '& + &': { borderTop: `${vars.stroke.hair} solid ${vars.color.border}` } },
  '@container': { [containerQueries.columns]: { gridAutoColumns: wideMarkWidth } },
});
globalStyle(`${line} > :first-child`, { justifySelf: 'start' });
/** The item that no branch meets. */
export const repeated = style([
  line,
  {
    outline: `${vars.stroke.thin} solid ${vars.color.deviation}`,
    outlineOffset: `calc(-1 * ${vars.stroke.thin})`,
    borderRadius: vars.radius.control,
    background: vars.color.deviationSoft,
    fontWeight: vars.font.strong,
  },
]);
