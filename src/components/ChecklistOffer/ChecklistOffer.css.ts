import { style } from '@vanilla-extract/css';
import { stack, tinted } from '#styles/layouts.css.ts';
import { vars } from '#styles/contract.css.ts';
import { pageWidth, onInk, paper, screenOnly } from '#styles/page.css.ts';
import { equalColumns, when } from '#styles/responsive.ts';

/** The least width of the words, and of the sheet, where they stand side by side. */
const sideWidth = '20rem';
const linesShown = 4;
const lineHeight = '1.25rem';
const box = '0.75rem';
/** Where the empty inside of a box ends. */
const boxEnd = `calc(${box} - ${vars.stroke.thin})`;
/** How far a line is below the top of its box: it begins at the middle of the box. */
const lineTop = '0.3125rem';
const lineEnd = `calc(${lineTop} + ${vars.stroke.thin})`;
/** Repeated down the sheet: the insides of the boxes, drawn over filled boxes, so that outlines are left. */
const insides = `linear-gradient(transparent ${vars.stroke.thin}, ${vars.color.surface} 0 ${boxEnd}, transparent 0) ${vars.stroke.thin} 0 / calc(${boxEnd} - ${vars.stroke.thin}) ${lineHeight} no-repeat space`;
const boxes = `linear-gradient(${vars.color.accentGlow} ${box}, transparent 0) 0 0 / ${box} ${lineHeight} no-repeat space`;
const lines = `linear-gradient(transparent ${lineTop}, ${vars.color.border} 0 ${lineEnd}, transparent 0) ${vars.space.s} 0 / 100% ${lineHeight} no-repeat space`;

export const section = style([pageWidth, screenOnly, { marginBottom: vars.space.section }]);

/** The offer as one of several cards, as high as its row. */
export const card = style({ display: 'grid', width: '100%' });

/** Words and sheet, beside one another where there is room. */
export const panel = style([
  tinted,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${sideWidth}), 1fr))`,
    alignItems: 'center',
    gap: `${vars.space.m} ${vars.space.xxl}`,
    overflow: 'clip',
    padding: `clamp(${vars.space.m}, 4%, ${vars.space.xl})`,
    background: vars.color.accentStrong,
    ...onInk,
    '@media': {
      [when.printing]: {
        border: `${vars.stroke.hair} solid ${vars.color.border}`,
        background: 'none',
      },
    },
  },
]);

export const textColumn = style([stack, { justifyItems: 'start' }]);
/** The sheets themselves, side by side like printed sheets on a table. */
export const sheets = style({
  display: 'grid',
  gridTemplateColumns: equalColumns(2),
  gap: vars.space.s,
});
/** One sheet of paper: its name, when it is used, and lines with a box to tick. */
export const sheet = style([
  paper,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.hair,
    height: '100%',
    padding: `clamp(${vars.space.xs}, 3%, ${vars.space.s})`,
    borderRadius: vars.space.hair,
    boxShadow: vars.shadow.floating,
    // Its focus ring is dark, because it stands on paper.
    outlineOffset: `calc(-1 * ${vars.stroke.ring})`,
    fontSize: vars.text.table,
    lineHeight: vars.leading.snug,
    textDecoration: 'none',
    transition: `translate ${vars.motion.quick} ${vars.motion.ease}`,
    ':hover': { translate: vars.motion.lift, textDecoration: 'underline' },
    '::after': {
      content: '',
      flex: '1 0 auto',
      minHeight: `calc(${linesShown} * ${lineHeight})`,
      marginTop: vars.space.xs,
      background: `${insides}, ${boxes}, ${lines}`,
    },
    '@media': {
      [when.coloursAreForced]: { border: `${vars.stroke.hair} solid CanvasText` },
      [when.printing]: { border: `${vars.stroke.hair} solid ${vars.color.border}` },
    },
  },
]);
