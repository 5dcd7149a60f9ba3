import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { paper } from '#styles/page.css.ts';
import { responsive } from '#styles/responsive.ts';
import { muted, strong } from '#styles/typography.css.ts';

const areaWidth = '23%';
const sideSpace = `clamp(${vars.space.xs}, 2vw, ${vars.space.m})`;
const markSize = '1.25rem';
/** The distance from the left of the line that joins the ticks; the line runs through their middle. */
const markMiddle = `calc(${sideSpace} + ${markSize} / 2 + ${vars.stroke.ring} - ${vars.size.line} / 2)`;

/** Without a frame: the rows stand on the dark ground, and the column of Lineo on a light panel. */
export const table = style({
  width: '100%',
  marginTop: vars.space.l,
  borderCollapse: 'separate',
  borderSpacing: 0,
  overflowWrap: 'anywhere',
  // Never wider than the page, even at twice the text size.
  tableLayout: 'fixed',
});

/** On a phone the area stands above the cell for today; from tablets on it stands before both cells. */
export const row = style(
  responsive({
    base: {
      display: 'grid',
      // The words of Lineo's column stand beside its ticks.
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
      gridTemplateRows: 'auto 1fr',
    },
    phoneWide: { display: 'table-row' },
  }),
);

/** The style that the cells and headings of both columns share. */
const cell = style({
  lineHeight: vars.leading.snug,
  padding: `${vars.space.xs} ${sideSpace}`,
  fontSize: vars.text.small,
  textAlign: 'start',
  textWrap: 'pretty',
  '@media': {
    [from('phoneWide')]: { paddingBlock: vars.space.s, fontSize: vars.text.body },
    [from('laptop')]: { paddingBlock: vars.space.m, fontSize: vars.text.lead },
  },
});
const rule = { borderTop: `${vars.stroke.hair} solid ${vars.color.borderOnInk}` };

/** Takes no column of its own on a phone. */
export const corner = style(
  responsive({
    base: { position: 'absolute' },
    phoneWide: { position: 'static', width: areaWidth },
  }),
);
export const column = style([
  cell,
  muted,
  strong,
  responsive({ base: { paddingInlineStart: 0 }, phoneWide: { paddingInlineStart: sideSpace } }),
]);
export const ours = style([
  paper,
  {
    gridColumn: 2,
    paddingInlineStart: sideSpace,
    borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  },
]);
export const symbol = style({
  display: 'inline-block',
  marginInlineEnd: vars.space.s,
  verticalAlign: 'middle',
});
export const area = style([
  strong,
  rule,
  {
    padding: `${vars.space.xs} ${vars.space.hair} 0 0`,
    lineHeight: vars.leading.snug,
    textAlign: 'start',
    textWrap: 'balance',
    '@media': {
      [from('phoneWide')]: { paddingBlock: vars.space.s },
      [from('laptop')]: { paddingBlock: vars.space.m, fontSize: vars.text.lead },
    },
  },
]);
export const today = style([
  cell,
  muted,
  responsive({
    base: { paddingTop: vars.space.hair, paddingInlineStart: 0 },
    phoneWide: { ...rule, paddingTop: vars.space.s, paddingInlineStart: sideSpace },
  }),
]);
export const lineo = style([
  cell,
  strong,
  paper,
  {
    position: 'relative',
    isolation: 'isolate',
    // It goes on with the rule of the cell for today.
    borderTop: `${vars.stroke.hair} solid ${vars.color.border}`,
    // The line goes down the panel from tick to tick, in front of the rules and behind the ticks.
    '::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: `calc(-1 * ${vars.stroke.hair}) auto 0 ${markMiddle}`,
      borderInlineStart: `${vars.size.line} solid ${vars.color.accent}`,
    },
    display: 'grid',
    alignItems: 'center',
    gridArea: '1 / 2 / span 2',
    paddingInlineEnd: vars.space.xxs,
    selectors: {
      'tr:last-child > &': {
        borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
      },
      'tr:last-child > &::before': { bottom: '50%' },
    },
    '@media': { [from('phoneWide')]: { display: 'table-cell', paddingInlineEnd: sideSpace } },
  },
]);

/** A tick or a cross and its words. */
export const marked = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xxs,
  alignItems: 'center',
  // No word is left alone in the narrow columns of a phone.
  textWrap: 'balance',
});
globalStyle(`${today} svg`, { color: vars.color.borderControl });
// Each tick is a station of the line.
globalStyle(`${lineo} svg`, {
  boxSizing: 'content-box',
  padding: vars.stroke.ring,
  borderRadius: vars.radius.round,
  background: vars.color.accent,
  color: vars.color.onAccent,
});
