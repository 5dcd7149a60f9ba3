import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { raised, row, ruled, stack } from '#styles/layouts.css.ts';
import { paper } from '#styles/page.css.ts';
import { labelOfRadio, radioOverLabel } from '#styles/radioOverLabel.ts';
import { containerQueries, equalColumns, responsive, when } from '#styles/responsive.ts';
import { muted, small, smallTitle, strong } from '#styles/text.css.ts';

const pillsWidth = '7rem';
const pillHeight = '2.5rem';
const timeWidth = '7rem';
const timeHeight = '3.75rem';
const skyWidth = '2.25rem';
const wideTimeHeight = '5rem';
const wideSkyWidth = '4rem';
const nextWidth = '14rem';
const stepSize = '2rem';
/** The most that a day and a time grow. */
const dayHeight = '10rem';
const timesHeight = '7rem';
const wideDayHeight = '12.5rem';
const wideTimesHeight = '8.5rem';

/** A sheet of paper on the night, from the title to the other ways of contact. */
export const panel = style([
  raised,
  paper,
  stack,
  // The calendar takes the height that the text beside it has more.
  {
    gridTemplateRows: 'auto 1fr auto',
    selectors: { 'html[data-device] &': { flexGrow: 1 } },
  },
  responsive({
    base: { padding: vars.space.s, boxShadow: vars.shadow.floating },
    phoneWide: { padding: vars.space.m },
  }),
]);

// While the page arrives in pieces, the days and what is under them wait for the script, which makes the days higher.
globalStyle(`html[data-device] ${panel}[data-arriving] [data-scheduler]`, { visibility: 'hidden' });

const faint = vars.color.accentSoft;
/** The weeks to come and, at their side or on a phone below them, the hours of a day, which are not known yet. */
export const calendar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  lineHeight: vars.leading.snug,
  '@container': {
    [containerQueries.columns]: { gridTemplateColumns: `minmax(0, 1fr) ${pillsWidth}` },
  },
});
export const months = style([strong, { '::first-letter': { textTransform: 'uppercase' } }]);
export const cells = style({
  display: 'grid',
  gridTemplateColumns: equalColumns(7),
  gridTemplateRows: 'auto',
  gridAutoRows: '1fr',
  placeItems: 'center stretch',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  textAlign: 'center',
});
/** A day; if it may have hours left, in a disc. */
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  selectors: {
    '&[data-free]': {
      background: `radial-gradient(circle closest-side, ${faint} 88%, transparent 92%)`,
      color: vars.color.text,
      fontWeight: vars.font.strong,
    },
  },
});
const pulse = keyframes({ '50%': { opacity: 0.4 } });
export const pills = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoRows: pillHeight,
  gap: vars.space.xs,
  '@container': {
    [containerQueries.columns]: {
      gridArea: '1 / 2 / span 2 / span 1',
      gridAutoFlow: 'row',
      gridAutoRows: '1fr',
    },
  },
  '@media': { [when.motionIsWelcome]: { animation: `${pulse} 1.4s ease-in-out 3` } },
});
export const pill = style({ borderRadius: vars.radius.control, background: faint });

/** The days, in the calendar's place, whose height they fill. */
export const fallback = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space.s,
  height: '100%',
});

/** What follows a choice, in three stops of a line. */
export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, auto)',
  counterReset: 'paso',
});
export const step = style({
  position: 'relative',
  counterIncrement: 'paso',
  paddingInlineEnd: vars.space.xs,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
  '::before': {
    content: 'counter(paso)',
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: stepSize,
    height: stepSize,
    marginBottom: vars.space.xxs,
    borderRadius: vars.radius.round,
    background: vars.color.accentSoft,
    color: vars.color.accentStrong,
    fontWeight: vars.font.strong,
  },
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInline: `${stepSize} 0`,
      top: `calc((${stepSize} - ${vars.stroke.thin}) / 2)`,
      borderTop: `${vars.stroke.thin} solid ${vars.color.accentSoft}`,
    },
  },
});

const weekRows = (day: string, times: string) =>
  `minmax(min-content, ${day}) minmax(min-content, ${times}) auto`;
/** A day, a time and what is chosen; without a script only the links of the times. */
export const week = style({
  display: 'grid',
  gridTemplateRows: weekRows(dayHeight, timesHeight),
  alignContent: 'space-between',
  gap: vars.space.xs,
  selectors: { 'html:not([data-device]) &': { display: 'flex', flexWrap: 'wrap' } },
  '@container': {
    [containerQueries.columns]: {
      gridTemplateRows: weekRows(wideDayHeight, wideTimesHeight),
      gap: vars.space.s,
    },
  },
});

const options = (narrowest: string) =>
  style({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(${narrowest}, 1fr))`,
    gap: vars.space.nudge,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
  });
export const days = options(vars.size.touch);
export const times = options(timeWidth);

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
    paddingBlock: vars.space.xxs,
    fontSize: vars.text.small,
    '@container': {
      [containerQueries.columns]: { paddingBlock: vars.space.xs, fontSize: vars.text.body },
    },
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

/** The message with the chosen day and time, one of each from the start; what follows it, and the link to the chat. */
export const chosen = style([row, { gap: vars.space.xs }]);
/** A bubble, as the chat will show it. */
export const chat = style({
  flex: '1 0 100%',
  padding: `${vars.space.xs} ${vars.space.s}`,
  border: `${vars.stroke.hair} solid transparent`,
  borderRadius: vars.radius.card,
  borderEndEndRadius: 0,
  background: vars.color.positiveSoft,
  lineHeight: vars.leading.table,
  '@container': { [containerQueries.columns]: { padding: vars.space.m, fontSize: vars.text.lead } },
});
export const chatTitle = style([small, { display: 'block' }]);
export const next = style([
  muted,
  {
    flex: `1 1 ${nextWidth}`,
    fontSize: vars.text.small,
    lineHeight: vars.leading.table,
    textWrap: 'balance',
  },
]);
globalStyle(`${chosen} > a`, {
  flexGrow: 1,
  // On a phone the button comes right under the message.
  order: -1,
  '@container': { [containerQueries.columns]: { flexGrow: 0, order: 0 } },
});
globalStyle(`${chosen} > ${chat}`, { order: -2 });

/** A button that must not compete with the days. */
const quiet = {
  minHeight: vars.size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  textDecoration: 'underline',
} as const;
/** Another way to the same calendar; without scripts it is the only way. */
export const open = style({});
globalStyle(`html[data-device] ${open} > a`, {
  ...quiet,
  fontSize: vars.text.small,
  fontWeight: vars.font.regular,
});

/** For those who would rather talk, in one line. */
export const otherContacts = style([ruled, { paddingTop: vars.space.xs }]);
export const channels = style([row, { gap: `0 ${vars.space.m}` }]);
globalStyle(`${channels} a`, quiet);
