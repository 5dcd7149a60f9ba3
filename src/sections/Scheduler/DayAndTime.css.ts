import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { row } from '#styles/layouts.css.ts';
import { labelOfRadio, radioOverLabel } from '#styles/radioOverLabel.ts';
import { containerQueries, equalColumns, when } from '#styles/responsive.ts';
import { small, smallTitle, strong, tiny } from '#styles/typography.css.ts';

const timeWidth = '7rem';
/** Less than the width of a day on a phone, and about as much as its width on wider screens. */
const dayHeight = '5rem';
const wideDayHeight = '6.25rem';
const timeHeight = '4rem';
const skyWidth = '2.25rem';
const wideTimeHeight = '4rem';
const wideSkyWidth = '4rem';
const tickWidth = '0.375rem';
const tickHeight = '0.625rem';

/** The days, in the calendar's place, and the answer, in what is left of its height. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space.xs,
  height: '100%',
});

/** A day, a time and what is chosen; without a script only the links of the times. */
export const week = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  '@container': { [containerQueries.columns]: { gap: vars.space.m } },
  selectors: {
    'html:not([data-device]) &': { display: 'flex', flexWrap: 'wrap', alignContent: 'start' },
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
export const radio = style({ ...radioOverLabel, ':disabled': { cursor: 'default' } });
/** A day or a time, which shows the states of its radio button. */
const face = style([
  labelOfRadio(radio, vars.color.accent),
  {
    border: `${vars.stroke.thin} solid ${vars.color.accentSoft}`,
    lineHeight: vars.leading.snug,
    '@container': {
      [containerQueries.columns]: {
        selectors: {
          // A tick in its corner; on a phone the corner has no room.
          [`${radio}:checked + &::after`]: {
            content: '',
            position: 'absolute',
            insetBlockStart: vars.space.xxs,
            insetInlineEnd: vars.space.xs,
            width: tickWidth,
            height: tickHeight,
            border: 'solid currentColor',
            borderWidth: `0 ${vars.stroke.thin} ${vars.stroke.thin} 0`,
            rotate: '45deg',
          },
        },
      },
    },
    selectors: {
      [`${radio}:hover:enabled:not(:checked) + &`]: { borderColor: vars.color.accent },
      // Framed, and not filled like a button: the one button of the card is what comes next.
      [`${radio}:checked + &`]: {
        borderColor: vars.color.accent,
        background: vars.color.accentSoft,
        color: vars.color.accentStrong,
      },
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
    minHeight: dayHeight,
    paddingBlock: vars.space.hair,
    fontSize: vars.text.small,
    '@container': {
      [containerQueries.columns]: { minHeight: wideDayHeight, fontSize: vars.text.body },
    },
    selectors: {
      // A day off keeps its place in the row, in dashes; its word stands where the month would.
      [`${radio}:disabled + &`]: {
        borderStyle: 'dashed',
        background: 'none',
        color: vars.color.textMuted,
        '@media': { [when.coloursAreForced]: { color: 'GrayText' } },
      },
    },
  },
]);
export const dayNumber = style([
  smallTitle,
  {
    '@container': { [containerQueries.columns]: { fontSize: vars.text.title } },
    selectors: {
      [`${radio}:disabled + * > &`]: { fontWeight: vars.font.regular },
    },
  },
]);
/** The month, or the word of a day off, which on a phone may be as wide as the day. */
export const underDay = style({
  selectors: { [`${radio}:disabled + * > &`]: { fontSize: vars.text.tiny } },
  '@container': {
    [containerQueries.columns]: {
      selectors: { [`${radio}:disabled + * > &`]: { fontSize: vars.text.small } },
    },
  },
});

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

/** What may be told of the network. */
export const details = style([
  options,
  { gridTemplateColumns: equalColumns(2), columnGap: vars.space.xs },
]);
export const detail = style([
  strong,
  {
    display: 'grid',
    alignContent: 'end',
    fontSize: vars.text.small,
    '@container': { [containerQueries.columns]: { fontSize: vars.text.body } },
  },
]);
export const optional = style([tiny, { fontWeight: vars.font.regular }]);
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

/** The link to the chat and, under it, the message with the chosen day and time, one of each from the start. */
export const chosen = style([row, { gap: vars.space.s }]);
/** A bubble, as the chat will show it. */
export const chat = style({
  flex: '1 0 100%',
  padding: vars.space.m,
  border: `${vars.stroke.hair} solid transparent`,
  borderRadius: vars.radius.card,
  borderEndEndRadius: 0,
  background: vars.color.positiveSoft,
  lineHeight: vars.leading.table,
  '@container': {
    [containerQueries.columns]: {
      padding: `${vars.space.s} ${vars.space.m}`,
      fontSize: vars.text.lead,
    },
  },
});
/** What the chat will answer. */
export const reply = style({
  alignSelf: 'center',
  justifySelf: 'start',
  padding: `${vars.space.xs} ${vars.space.s}`,
  '@container': { [containerQueries.columns]: { paddingBlock: vars.space.xxs } },
  border: `${vars.stroke.hair} solid transparent`,
  borderRadius: vars.radius.card,
  borderEndStartRadius: 0,
  background: vars.color.surfaceTint,
  lineHeight: vars.leading.table,
});
export const chatTitle = style([small, { display: 'block' }]);
/** What else the message tells, a line for each answer. */
export const detailLines = style({
  display: 'block',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
globalStyle(`${chosen} > a`, { flexGrow: 1, paddingInline: vars.space.xxs });
