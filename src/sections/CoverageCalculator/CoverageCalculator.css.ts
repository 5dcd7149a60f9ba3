import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { largeNumber } from '#styles/motifs/largeNumber.ts';
import * as typography from '#styles/typography.css.ts';

const fieldWidth = 'clamp(6rem, 26vw, 7.5rem)';
const largeField = 'clamp(3.5rem, 2.5rem + 3vw, 4.5rem)';
/** Of a result: four digits fit into it on the narrowest phone. */
const numberSize = 'min(9rem, 18cqi)';
const wordsSize = 'clamp(1.0625rem, 4cqi, 1.75rem)';
/** So small that both heads have one line on the narrowest phone. */
const headSize = 'clamp(0.75rem, 4.2cqi, 1rem)';
const between = 'clamp(1rem, 3vw, 2.5rem)';
const glowSize = '0.25rem';
const labelSize = 'clamp(1rem, 0.5rem + 2.5vw, 1.4375rem)';

const hairline = `${vars.stroke.hair} solid ${vars.color.borderOnInk}`;

/** From laptops on, the story's own space is enough before its line turns. */
export const root = style({ '@media': { [from('laptop')]: { paddingBottom: 0 } } });

/** What follows from the visitor's numbers, and the numbers. */
export const panel = style(
  responsive(
    {
      base: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: vars.space.m,
        marginTop: vars.space.l,
      },
      split: {
        marginTop: vars.space.xl,
        gridTemplateColumns: equalColumns(2),
        columnGap: vars.space.xl,
      },
      desktop: {
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
        columnGap: vars.space.xxl,
      },
    },
    { [when.printing]: { breakInside: 'avoid' } },
  ),
);

export const form = style(
  responsive({
    base: {
      display: 'grid',
      alignContent: 'space-between',
      alignSelf: 'start',
      padding: `${vars.space.xxs} ${vars.space.s} ${vars.space.s}`,
      border: hairline,
      borderRadius: vars.radius.panel,
      background: vars.color.surfaceInkRaised,
      // As high as the result; without scripts it has no inputs and is lower.
      selectors: { 'html[data-device] &': { alignSelf: 'stretch' } },
    },
    tablet: { padding: `${vars.space.s} ${vars.space.m} ${vars.space.m}` },
    desktop: { paddingInline: vars.space.l, paddingBottom: vars.space.l },
  }),
);
/** A row: its label, and its input at the right. Hidden without scripts, where nothing would calculate the result. */
export const field = style({
  display: 'none',
  gridTemplateColumns: `minmax(0, 1fr) ${fieldWidth}`,
  alignItems: 'center',
  gap: vars.space.xxs,
  paddingBlock: vars.space.xxs,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
  selectors: {
    'html[data-device] &': { display: 'grid' },
    '& + &': { borderTop: hairline },
    // The size of the network comes first.
    '&:nth-child(-n + 2)': {
      paddingBlock: vars.space.xs,
      fontSize: labelSize,
      fontWeight: vars.font.strong,
    },
  },
});
export const input = style({
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space.xs,
  border: `${vars.stroke.thin} solid ${vars.color.accentGlow}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceInk,
  color: vars.color.onInk,
  fontSize: vars.text.lead,
  fontWeight: vars.font.strong,
  // A browser's arrows are white squares on this ground, and need the room of a digit.
  appearance: 'textfield',
  selectors: {
    '&::-webkit-inner-spin-button': { appearance: 'none' },
    [`${field}:nth-child(-n + 2) &`]: { minHeight: largeField, fontSize: vars.text.lowTitle },
  },
});

/** What visits alone show and, beside it, what a daily checklist shows, each over its street. */
export const answer = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: equalColumns(2),
  gridTemplateRows: 'auto 1fr auto',
  gap: `${vars.space.m} ${between}`,
});
const sentence = style([
  typography.strong,
  { display: 'grid', alignContent: 'start', fontSize: wordsSize, lineHeight: vars.leading.snug },
]);
globalStyle(`${sentence} > :first-child`, { fontSize: headSize });
// Without a number there is no gap in its place.
globalStyle(`${sentence} > b:empty`, { display: 'none' });
globalStyle(`${sentence} > :last-child`, { textWrap: 'balance' });
globalStyle(`${sentence} > b`, largeNumber(numberSize));
export const week = sentence;
export const covered = style([sentence, { gridArea: '1 / 2' }]);
globalStyle(`${covered} > b`, {
  color: vars.color.positiveSoft,
  '@media': { [when.printing]: { color: vars.color.text } },
});

/** Its shops can be counted on a phone too, where the other street, all lit, is left out. */
export const street = style(
  responsive({
    base: { gridArea: '2 / 1 / auto / -1', width: '100%' },
    tablet: { gridColumn: '1' },
  }),
);
export const allSeen = style(
  responsive({
    base: { display: 'none' },
    tablet: { display: 'block', gridArea: '2 / 2', width: '100%' },
  }),
);
export const seen = style({ filter: `drop-shadow(0 0 ${glowSize} ${vars.color.attention})` });
/** How the answer comes about. */
export const note = style([typography.note, { gridColumn: '1 / -1' }]);

/** The money, and the ways to the demo. */
export const foot = style(
  responsive({
    base: {
      display: 'grid',
      gap: vars.space.s,
      paddingTop: vars.space.m,
      borderTop: hairline,
    },
    split: { gridColumn: '1 / -1' },
    desktop: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  }),
);
export const hours = style({
  fontSize: vars.text.lead,
  // An amount of eleven digits breaks instead of reaching into the buttons.
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: { '&[hidden]': { display: 'none' } },
});
// On a phone both buttons are as wide as the panel.
globalStyle(`${foot} a`, { '@media': { [below('split')]: { flex: '1 1 auto' } } });
globalStyle(`${hours} > b`, {
  color: vars.color.attention,
  fontSize: vars.text.smallTitle,
  '@media': { [when.printing]: { color: vars.color.text } },
});
