import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, containerQueries } from '#styles/responsive.ts';
import { muted, strong } from '#styles/screens/screen.css.ts';

const smallPhoto = '4.25rem';
const rowPhoto = '2.75rem';
const { pair, page } = containerQueries;

/**
 * On a phone a list, with two lines for each task, so that all states are in view together. In a wider frame columns of
 * cards; the cards of a row are equally high, so that their feet stand on one line.
 */
export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  '@container': {
    [pair]: { gridTemplateColumns: equalColumns(2), gap: `${vars.space.m} ${vars.space.s}` },
    [page]: { gridTemplateColumns: equalColumns(4), rowGap: vars.space.xs },
  },
});
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.nudge,
  '@container': {
    [pair]: { gap: vars.space.xs },
    [page]: { gridRow: '1 / span 3', gridTemplateRows: 'subgrid' },
  },
});
export const state = style({ fontSize: vars.text.lead, fontWeight: vars.font.strong });
/** A task: what there is to do; where, who does it and its state; and perhaps a photo. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.hair,
  paddingTop: vars.space.nudge,
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
  selectors: {
    '&:has(> figure)': { paddingInlineStart: `calc(${rowPhoto} + ${vars.space.nudge})` },
  },
  '@container': {
    [pair]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      gridTemplateRows: '1fr auto',
      alignItems: 'stretch',
      gap: vars.space.xxs,
      padding: vars.space.xs,
      border: `${vars.stroke.hair} solid ${vars.color.border}`,
      borderRadius: vars.radius.control,
      boxShadow: vars.shadow.raised,
      selectors: { '&:has(> figure)': { paddingInlineStart: vars.space.xs } },
    },
  },
});
globalStyle(`${card} > figure`, {
  position: 'absolute',
  insetInlineStart: 0,
  width: rowPhoto,
  '@container': { [pair]: { position: 'relative', width: smallPhoto } },
});
export const words = style({
  display: 'contents',
  '@container': { [pair]: { display: 'block', gridColumnEnd: -1 } },
});
globalStyle(`${words}:first-child`, { gridColumnStart: 1 });
/** Who and when, side by side where there is room. */
export const foot = style({
  display: 'contents',
  '@container': {
    [pair]: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.hair,
    },
  },
});
export const title = style([strong, { flexBasis: '100%' }]);
const detail = style([
  muted,
  { fontSize: vars.text.tiny, '@container': { [pair]: { fontSize: 'inherit' } } },
]);
export const branch = detail;
/** In a list after the branch, and before the state at the right. */
export const person = style([
  detail,
  {
    flex: '1 0 auto',
    '::before': { content: '· ' },
    '@container': { [pair]: { flex: 'none', '::before': { content: 'none' } } },
  },
]);
