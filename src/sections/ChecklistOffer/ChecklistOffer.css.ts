import { style } from '@vanilla-extract/css';
import { stack, tinted } from '#styles/layouts.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import {
  ink,
  onInk,
  pageWidth,
  paper,
  screenOnly,
  section as sectionSpace,
} from '#styles/page.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { accent, strong } from '#styles/typography.css.ts';

/** The least width of the words, and of the sheet, where they stand side by side. */
const sideWidth = '20rem';
const box = '0.875rem';

export const section = style([pageWidth, screenOnly, { marginBottom: vars.space.section }]);

/** From edge to edge: the words, and under them the sheets in one row. */
export const band = style([sectionSpace, screenOnly, ink, { background: vars.color.accentStrong }]);
export const wide = style([pageWidth, { display: 'grid', gap: vars.space.l }]);

/** The words, and beside them the names of the sheets where there is room. */
export const line = style([
  tinted,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${sideWidth}), 1fr))`,
    alignItems: 'center',
    gap: `${vars.space.m} ${vars.space.xl}`,
    overflow: 'clip',
    padding: `${vars.space.l} clamp(${vars.space.m}, 4%, ${vars.space.xl})`,
    background: vars.color.accentStrong,
    ...onInk,
    '@media': {
      [from('laptop')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
      [when.printing]: {
        border: `${vars.stroke.hair} solid ${vars.color.border}`,
        background: 'none',
      },
    },
  },
]);
/** The sheets by their names, each in one line where there is room. */
export const names = style(
  responsive({
    base: { display: 'grid', gap: vars.space.xs },
    phoneWide: { gridTemplateColumns: equalColumns(2) },
    laptop: { gap: vars.space.s },
  }),
);
export const textColumn = style([stack, { justifyItems: 'start' }]);
/** The sheets themselves, side by side like printed sheets on a table, in a row of four where there is room. */
export const row = style(
  responsive({
    base: { display: 'grid', gap: vars.space.s },
    phoneWide: { gridTemplateColumns: equalColumns(2) },
    laptop: { gridTemplateColumns: equalColumns(4), gap: vars.space.m },
  }),
);
/** In a row of sheets their names, and the lines under them, are at one height. */
export const place = style({ display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' });
/** One sheet of paper: its name, when it is used, and a few of its items, each with a box to tick. */
export const sheet = style([
  paper,
  {
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    rowGap: vars.space.hair,
    height: '100%',
    padding: vars.space.s,
    borderRadius: vars.space.hair,
    boxShadow: vars.shadow.floating,
    // Its focus ring is dark, because it stands on paper.
    outlineOffset: `calc(-1 * ${vars.stroke.ring})`,
    lineHeight: vars.leading.snug,
    textDecoration: 'none',
    transition: `translate ${vars.motion.quick} ${vars.motion.ease}`,
    ':hover': { translate: vars.motion.lift },
    '@media': {
      [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
      [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` },
    },
  },
]);
export const name = style([
  strong,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: vars.space.xs,
    fontSize: vars.text.lead,
    selectors: { 'a:hover > &': { textDecoration: 'underline' } },
  },
]);
export const arrow = style([accent, { flex: 'none' }]);
export const items = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  marginTop: vars.space.xs,
  paddingTop: vars.space.s,
  borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xxs,
  fontSize: vars.text.small,
  '::before': {
    content: '',
    width: box,
    height: box,
    border: `${vars.stroke.thin} solid ${vars.color.accentGlow}`,
  },
});
