import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { row } from '#styles/layouts.css.ts';
import { labelOfRadio, radioOverLabel } from '#styles/radioOverLabel.ts';
import { containerQueries, equalColumns, when } from '#styles/responsive.ts';
import { small, smallTitle } from '#styles/text.css.ts';

const timeWidth = '7rem';
const timeHeight = '4rem';
const skyWidth = '2.25rem';
const wideTimeHeight = '4.5rem';
const wideSkyWidth = '4rem';
const stepSize = '2rem';

/** The days, in the calendar's place, and what follows. The days take what is left of the calendar's height. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: vars.space.s,
  height: '100%',
});

/** A day, a time and what is chosen; without a script only the links of the times. */
export const week = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr',
  gap: vars.space.s,
  selectors: {
    'html:not([data-device]) &': { display: 'flex', flexWrap: 'wrap', alignContent: 'start' },
  },
});

/** What follows, in stations of a line: in one row, unless that leaves a word no room. */
export const steps = style({
  display: 'grid',
  gap: vars.space.xs,
  counterReset: 'paso',
  padding: `${vars.space.xs} ${vars.space.hair}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceTint,
  '@container': {
    [containerQueries.marks]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: 0,
    },
  },
});
export const step = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.xxs,
  paddingInline: vars.space.hair,
  counterIncrement: 'paso',
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  textWrap: 'balance',
  '@container': { [containerQueries.columns]: { fontSize: vars.text.body } },
  '::before': {
    content: 'counter(paso)',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: stepSize,
    height: stepSize,
    border: `${vars.stroke.hair} solid transparent`,
    borderRadius: vars.radius.round,
    background: vars.color.accentSoft,
    color: vars.color.accentStrong,
    fontWeight: vars.font.strong,
  },
  selectors: {
    // From the middle of the one before, where they stand in a row. To the other side it would make its step overflow.
    '&:not(:first-child)::after': {
      '@container': {
        [containerQueries.marks]: {
          content: '',
          position: 'absolute',
          insetInline: '-50% 50%',
          top: `calc((${stepSize} - ${vars.stroke.thin}) / 2)`,
          height: vars.stroke.thin,
          background: vars.color.accentSoft,
        },
      },
    },
  },
});

const options = style({
  display: 'grid',
  gap: vars.space.nudge,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
/** As many in a row as a week has working days. */
export const days = style([options, { gridTemplateColumns: equalColumns(5) }]);
export const times = style([
  options,
  { gridTemplateColumns: `repeat(auto-fit, minmax(${timeWidth}, 1fr))` },
]);

export const option = style({ position: 'relative', display: 'grid' });
export const radio = style(radioOverLabel);
/** A day or a time, which shows the states of its radio button. */
const face = style([
  labelOfRadio(radio, vars.color.accent),
  {
    border: `${vars.stroke.thin} solid ${vars.color.accentSoft}`,
    lineHeight: vars.leading.snug,
    selectors: {
      [`${radio}:hover:not(:checked) + &`]: { borderColor: vars.color.accent },
    },
  },
]);
/** The weekday, its number and the month, one under the other. */
export const date = style([
  face,
  {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    paddingBlock: vars.space.s,
    fontSize: vars.text.small,
    '@container': { [containerQueries.columns]: { fontSize: vars.text.body } },
  },
]);
export const dayNumber = style([
  smallTitle,
  { '@container': { [containerQueries.columns]: { fontSize: vars.text.title } } },
]);

// The sun of a time, on its way over the line: it rises at the left or sets at the right.
const horizon = `linear-gradient(currentColor 0 0) 0 100% / 100% ${vars.stroke.thin} no-repeat`;
const way = `radial-gradient(circle farthest-side at 50% 100%, transparent 84%, ${vars.color.accentGlow} 86% 90%, transparent 92%)`;
const sunAt = (left: string) =>
  `radial-gradient(circle at ${left} 36%, ${vars.color.attention} 16%, transparent 18%)`;
const morning = `${option}:first-of-type > &`;
export const time = style([
  face,
  {
    '@container': {
      [containerQueries.marks]: { '::before': { display: 'block' } },
      [containerQueries.columns]: {
        minHeight: wideTimeHeight,
        '::before': { width: wideSkyWidth },
      },
    },
    '@media': { [when.coloursAreForced]: { '::before': { content: 'none' } } },
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xxs,
    minHeight: timeHeight,
    padding: `${vars.space.hair} ${vars.space.xxs}`,
    '::before': {
      content: '',
      display: 'none',
      flex: 'none',
      width: skyWidth,
      aspectRatio: '2 / 1.1',
      background: `${sunAt('81%')}, ${horizon}, ${way}`,
    },
    selectors: {
      [`${morning}::before`]: { background: `${sunAt('19%')}, ${horizon}, ${way}` },
    },
  },
]);
export const hours = style({ display: 'block', fontSize: vars.text.small });

/** How many branches there are: the question and its number, each as wide as one of the two times over it. */
export const branches = style({
  display: 'grid',
  gridTemplateColumns: equalColumns(2),
  alignItems: 'center',
  gap: vars.space.nudge,
  fontWeight: vars.font.strong,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
});
export const input = style({
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.control,
  paddingInline: vars.space.xs,
  border: `${vars.stroke.thin} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.lead,
  fontWeight: vars.font.strong,
  appearance: 'textfield',
  '::placeholder': {
    color: vars.color.textMuted,
    fontSize: vars.text.body,
    fontWeight: vars.font.regular,
    opacity: 1,
  },
});

/** The message with the chosen day and time, one of each from the start; what follows it, and the link to the chat. */
export const chosen = style([row, { gap: vars.space.s }]);
/** A bubble, as the chat will show it. */
export const chat = style({
  flex: '1 0 100%',
  padding: `${vars.space.xs} ${vars.space.s}`,
  border: `${vars.stroke.hair} solid transparent`,
  borderRadius: vars.radius.card,
  borderEndEndRadius: 0,
  background: vars.color.positiveSoft,
  lineHeight: vars.leading.table,
  textWrap: 'balance',
  '@container': {
    [containerQueries.columns]: {
      padding: `${vars.space.s} ${vars.space.m}`,
      fontSize: vars.text.lead,
    },
  },
});
export const chatTitle = style([small, { display: 'block' }]);
globalStyle(`${chosen} > a`, { flexGrow: 1 });
