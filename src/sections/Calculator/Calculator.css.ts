import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import {
  before as sentenceBefore,
  numberSize,
  root as numberSentence,
} from '#styles/motifs/numberSentence.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';
import { small } from '#styles/text.css.ts';

/** The letter size of a sentence in half of the width of a phone or a tablet, and in a third of a wider page. */
const beside = 'clamp(1.25rem, 2.1vw, 1.875rem)';
/** The least width of one of two results on a phone. */
const halfWidth = '8.25rem';
const amountSize = '7.8vw';
const onPhone = (rule: Omit<StyleRule, '@media'>): StyleRule => ({
  '@media': { [below('tablet')]: rule },
});

export const form = style({ display: 'grid', gap: vars.space.s, marginTop: vars.space.m });

/** Hidden without scripts, where nothing would calculate the result. */
export const fields = style({
  display: 'none',
  gridTemplateColumns: equalColumns(2),
  gap: vars.space.s,
  selectors: { 'html[data-device] &': { display: 'grid' } },
  '@media': { [from('desktopWide')]: { gridTemplateColumns: equalColumns(5) } },
});
// In two columns the people stand beside their visits, and the hours beside their cost.
globalStyle(`${fields} > :first-child`, {
  '@media': { [below('desktopWide')]: { gridColumn: '1 / -1' } },
});
/** A label above its input; the inputs of a row line up. */
export const field = style({
  display: 'grid',
  alignContent: 'end',
  textWrap: 'balance',
  gap: vars.space.hair,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});
export const input = style({
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space.xs,
  border: `${vars.stroke.thin} solid ${vars.color.accentGlow}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceInkRaised,
  color: vars.color.onInk,
  fontSize: vars.text.smallTitle,
  fontWeight: vars.font.strong,
  // Firefox's arrows are white squares on this ground.
  appearance: 'textfield',
});

/** The explanation of the calculation. */
export const note = style([small, { textWrap: 'balance' }]);

/**
 * The results. On a phone the losses are side by side, with the gain under them; on a tablet the results are one under
 * the other; where there is room they are side by side, with their parts in rows.
 */
export const results = style([
  responsive({
    base: {
      display: 'grid',
      gap: vars.space.l,
      marginTop: vars.space.m,
    },
    split: {
      gridTemplateColumns: `repeat(auto-fit, minmax(${vars.column.feature}, 1fr))`,
      gap: `${vars.space.xs} ${vars.space.m}`,
    },
  }),
  onPhone({
    gridTemplateColumns: `repeat(auto-fit, minmax(${halfWidth}, 1fr))`,
    gap: `${vars.space.xs} ${vars.space.m}`,
    // Without the hours one is left.
    selectors: { '&:has(> [hidden])': { gridTemplateColumns: '1fr' } },
  }),
]);
/** On a tablet its drawing is beside it. */
export const result = style([
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: vars.space.xs,
      selectors: { '&[hidden]': { display: 'none' } },
    },
    tablet: {
      gridTemplateColumns: equalColumns(2),
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.l,
    },
    split: {
      gridRow: 'span 4',
      gridTemplateRows: 'subgrid',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  }),
  onPhone({ gridRow: 'span 3', gridTemplateRows: 'subgrid' }),
]);
/** Its number is good news. */
export const good = style([
  { vars: { [vars.color.attention]: vars.color.positiveSoft } },
  onPhone({ gridColumn: '1 / -1', marginTop: vars.space.s }),
]);
export const sentence = style([
  numberSentence,
  responsive({
    // An amount of eleven digits breaks instead of reaching into the sentence beside it.
    base: { fontSize: beside, overflowWrap: 'anywhere' },
    tablet: { gridRow: 'span 2' },
    split: { display: 'grid', gridTemplateRows: 'subgrid', rowGap: 0 },
  }),
]);
// It has the same height with any number and without one, so that nothing under it moves.
const line = `1em * ${vars.leading.snug}`;
export const before = style([sentenceBefore, { alignSelf: 'end', minHeight: `calc(${line})` }]);
export const rest = style({ display: 'block', minHeight: `calc(${numberSize} + ${line})` });

// On a phone an amount of six digits is as wide as its half of the page.
globalStyle(
  `${result}[data-sentence='hours'] b`,
  onPhone({ fontSize: `min(${numberSize}, ${amountSize})` }),
);

export const drawing = style({ display: 'block', width: '100%' });

/** The days of a month as dashes, and over them the days that are spent on copying. */
export const month = style({
  stroke: vars.color.borderOnInk,
  strokeWidth: 52,
  strokeDasharray: '108 12',
});
export const hours = style({ stroke: vars.color.attention });

/** The ways to the demo. */
export const ways = style({ marginTop: vars.space.l });
