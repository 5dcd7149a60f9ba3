import { createVar, fallbackVar, style, type StyleRule } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { row } from '#styles/layouts.css.ts';
import { containerQueries, when } from '#styles/responsive.ts';
import { muted, plainNumber, strong } from '#styles/typography.css.ts';

/** The height of a field, high enough to be noticed, and the size of the digits in it. */
const fieldHeight = '4rem';
const digits = '2rem';
/** The width of a field with four digits. The label over it may take two lines. */
const fieldWidth = '8rem';
/** The size at which a result with a decimal fits on one line of a phone. */
const phoneResult = 'min(14vw, 5.5rem)';

const isScripted = 'html[data-device] &';
const isStill = 'html:not([data-device]) &';
type OneLine = Pick<
  StyleRule,
  | 'gridTemplate'
  | 'gridArea'
  | 'columnGap'
  | 'gap'
  | 'display'
  | 'alignItems'
  | 'alignSelf'
  | 'marginTop'
  | 'whiteSpace'
>;
/** In a panel as wide as the page all stands in one line. */
const inOneLine = (rule: OneLine) => ({
  [containerQueries.page]: { selectors: { [isScripted]: rule } },
});

/** What the place of the calculator may decide: the size of the result on screens wider than a phone. */
export const variables = { resultSize: createVar() };

/** The form, on a dark ground. It lies over the link that covers its card, so that its fields can be used. */
export const root = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  '@media': {
    [from('split')]: {
      selectors: {
        [isScripted]: {
          gridTemplate: 'auto 1fr auto / fit-content(60%) minmax(0, 1fr)',
          columnGap: vars.space.s,
        },
      },
    },
  },
  '@container': inOneLine({
    gridTemplate: 'auto auto / auto minmax(0, 1fr) auto',
    columnGap: vars.space.m,
  }),
});

/** The title of the form. It is hidden without scripts, where nothing would calculate. */
export const legend = style([
  strong,
  {
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    selectors: { [isStill]: { display: 'none' } },
  },
]);
/** The fields in one line, each with its label above and its sign after it. */
export const fields = style({
  display: 'none',
  gridTemplate: `auto auto / minmax(0, ${fieldWidth}) auto minmax(0, ${fieldWidth}) auto`,
  gridAutoFlow: 'column',
  justifyContent: 'start',
  alignItems: 'center',
  columnGap: vars.space.xxs,
  rowGap: vars.space.hair,
  selectors: { [isScripted]: { display: 'grid' } },
});
export const label = style([
  muted,
  {
    gridRow: 1,
    alignSelf: 'end',
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    textWrap: 'balance',
  },
]);
export const input = style({
  gridRow: 2,
  width: '100%',
  minHeight: fieldHeight,
  paddingInline: vars.space.s,
  border: `${vars.stroke.thin} solid ${vars.color.accentGlow}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceInkRaised,
  color: vars.color.onInk,
  fontSize: digits,
  fontWeight: vars.font.strong,
  // Firefox's arrows are white squares on this ground.
  appearance: 'textfield',
  '::-webkit-inner-spin-button': { appearance: 'none' },
});
export const sign = style({
  gridRow: 2,
  color: vars.color.accentOnInk,
  fontSize: digits,
  lineHeight: '1',
});

export const output = style({
  display: 'block',
  '@media': {
    // The plate behind its large result would cover the fields above it.
    [when.coloursAreForced]: { position: 'relative', zIndex: -1 },
    [from('split')]: {
      selectors: { [isScripted]: { gridArea: '1 / 2 / span 2', alignSelf: 'center' } },
    },
  },
  '@container': inOneLine({ display: 'flex', alignItems: 'center', gap: vars.space.m }),
});
export const operands = style({
  display: 'block',
  color: vars.color.accentOnInk,
  fontSize: digits,
  lineHeight: vars.leading.snug,
});
export const result = style({
  color: vars.color.attention,
  fontSize: fallbackVar(variables.resultSize, phoneResult),
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  '@media': {
    [when.printing]: { color: vars.color.text },
    [when.coloursAreForced]: plainNumber,
  },
  '@container': inOneLine({ whiteSpace: 'nowrap' }),
});
export const meaning = style({
  display: 'block',
  fontSize: vars.text.lead,
  lineHeight: vars.leading.table,
  textWrap: 'balance',
});
/** Under everything, side by side where there is room. */
export const actions = style([
  row,
  {
    marginTop: vars.space.xs,
    '@media': { [from('split')]: { selectors: { [isScripted]: { gridColumn: '1 / -1' } } } },
    '@container': inOneLine({ gridArea: '1 / 3 / span 2', alignSelf: 'center', marginTop: 0 }),
  },
]);
