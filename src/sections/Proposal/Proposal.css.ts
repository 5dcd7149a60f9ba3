import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { row, ruled } from '#styles/layouts.css.ts';
import { paper } from '#styles/page.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { figure, plainNumber, smallLink, strong } from '#styles/typography.css.ts';

const fold = '2.75rem';
const labelWidth = '7.5rem';
const wideLabelWidth = '10rem';
const valueWidth = '8rem';
const termWidth = '8rem';
const minuteSize = '7.5rem';
const paperRadius = '0.375rem';
const inset = `clamp(${vars.space.m}, 6%, ${vars.space.xl})`;
const { accent, accentSoft, attention, borderControl, surface } = vars.color;

/** The words and the sheet, which stands beside them or, on a phone, below them. */
export const root = style(
  responsive({
    base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l },
    split: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.xl,
    },
    desktop: { columnGap: vars.space.xxl },
  }),
);

/** The line of the meeting comes down to its last station and goes on into the sheet, where they stand side by side. */
export const words = style(
  responsive(
    {
      base: {
        position: 'relative',
        paddingTop: vars.space.l,
        '::after': {
          content: '',
          position: 'absolute',
          insetInlineStart: 0,
          top: 0,
          width: vars.size.station,
          height: vars.size.station,
          borderRadius: vars.radius.round,
          border: `${vars.size.line} solid ${attention}`,
          background: surface,
        },
      },
      split: {
        '::before': {
          content: '',
          position: 'absolute',
          insetInlineStart: 0,
          top: `calc((${vars.size.station} - ${vars.size.line}) / 2)`,
          width: `calc(100% + ${vars.space.xxl})`,
          height: vars.size.line,
          background: attention,
        },
      },
    },
    { [when.coloursAreForced]: { '::before': { background: 'CanvasText' } } },
  ),
);
export const minute = style([
  figure,
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space.xs,
    color: attention,
    fontSize: minuteSize,
  },
  { '@media': { [when.coloursAreForced]: plainNumber, [when.printing]: { color: 'inherit' } } },
]);
export const unit = style({ fontSize: vars.text.title });
export const ask = style({ marginTop: vars.space.m });

/** The sheet, on another that lies askew. */
export const pile = style({
  position: 'relative',
  '@media': {
    [from('split')]: { gridArea: '1 / 2 / 3 / 3' },
    [when.printing]: { '::before': { display: 'none' } },
  },
  isolation: 'isolate',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: `${vars.space.s} ${vars.space.hair} ${vars.space.hair}`,
    rotate: '2deg',
    borderRadius: paperRadius,
    background: accentSoft,
  },
});
/** Paper with a folded corner. */
export const sheet = style([
  paper,
  {
    position: 'relative',
    padding: inset,
    borderRadius: paperRadius,
    background: `linear-gradient(225deg, transparent calc(${fold} * 0.7071), ${surface} 0)`,
    filter: `drop-shadow(0 ${vars.space.hair} ${vars.space.xs} ${vars.color.scrim})`,
    '::after': {
      content: '',
      position: 'absolute',
      insetInlineEnd: 0,
      top: 0,
      width: fold,
      height: fold,
      borderEndStartRadius: paperRadius,
      background: `linear-gradient(45deg, ${accentSoft} 50%, transparent 50%)`,
    },
    '@media': {
      [when.printing]: {
        border: `${vars.stroke.hair} solid ${borderControl}`,
        filter: 'none',
        breakInside: 'avoid',
      },
      [when.coloursAreForced]: {
        border: `${vars.stroke.hair} solid CanvasText`,
        filter: 'none',
      },
    },
  },
]);
export const head = style([
  row,
  { justifyContent: 'space-between', marginBottom: vars.space.m, paddingInlineEnd: fold },
]);
globalStyle(`${head} > svg`, { flex: 'none' });
/** That it is only an example. */
export const stamp = style([
  strong,
  {
    padding: `${vars.space.hair} ${vars.space.xs}`,
    border: `${vars.stroke.thin} solid ${accent}`,
    borderRadius: paperRadius,
    color: accent,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    rotate: '-4deg',
  },
]);

/** It has a white ground of its own, because the sheet's ground is a gradient, for the folded corner. */
export const lines = style({ marginTop: vars.space.m, background: surface });
export const line = style([
  ruled,
  responsive({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space.s,
      alignItems: 'baseline',
      paddingBlock: vars.space.xs,
      fontSize: vars.text.small,
      lineHeight: vars.leading.table,
    },
    phoneWide: { fontSize: vars.text.body },
  }),
]);
export const label = style([
  { fontWeight: vars.font.strong },
  responsive({ base: { width: labelWidth }, phoneWide: { width: wideLabelWidth } }),
]);
/** Beside its label or, where that leaves no room, below it. */
globalStyle(`${line} > :last-child`, { flex: `1 1 ${valueWidth}`, minWidth: 0 });
/** Where the rest is written. */
export const terms = style({
  margin: `${vars.space.s} calc(-1 * ${vars.space.xxs}) 0`,
  paddingInline: vars.space.xxs,
  background: surface,
});
export const termsLink = smallLink;

/** How the price is made, with blanks for amounts, because only a real proposal has amounts. */
export const price = style({
  display: 'grid',
  gap: vars.space.xxs,
  marginTop: vars.space.m,
  padding: vars.space.s,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceTint,
});
/** A sum in one line; on a phone and in large text its parts come one under the other. */
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space.xs} ${vars.space.s}`,
  lineHeight: vars.leading.snug,
});
/** A number over its word, with its sign before it. */
export const term = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: vars.space.xxs,
  fontSize: vars.text.small,
  selectors: { '&:not(:first-child)': { flex: `1 1 ${termWidth}` } },
});
export const operator = style([strong, { color: accent, fontSize: vars.text.heading }]);
export const amount = style([figure, { gridColumn: '1 / -1', color: vars.color.accentStrong }]);
/** The sign of the currency, and a dotted line that waits for the amount. */
export const blank = style([
  strong,
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space.hair,
    color: vars.color.accentStrong,
    fontSize: vars.text.smallTitle,
    '::after': {
      content: '',
      flex: 1,
      borderBottom: `${vars.stroke.ring} dotted ${borderControl}`,
    },
  },
]);
export const unitOf = style({
  gridColumn: '2 / -1',
  selectors: { [`${amount} + &`]: { gridColumn: '1 / -1' } },
});
