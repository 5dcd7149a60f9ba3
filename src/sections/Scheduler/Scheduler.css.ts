import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { raised, ruled, stack, tinted } from '#styles/layouts.css.ts';
import { paper } from '#styles/page.css.ts';
import { containerQueries, equalColumns, responsive, when } from '#styles/responsive.ts';
import { heading, small, strong } from '#styles/text.css.ts';
import { sky } from '#styles/tokens.ts';

const dateWidth = '3.5rem';
const skyWidth = '2.25rem';
const largeSkyWidth = '4.5rem';
const timeHeight = '9rem';
const rowHeight = '3.25rem';
const dotRadius = '0.25rem';

/** A sheet of paper on the night, from the title to the other ways of contact. */
export const panel = style([
  raised,
  paper,
  stack,
  responsive({
    base: { padding: vars.space.s, boxShadow: vars.shadow.floating },
    phoneWide: { padding: vars.space.m },
  }),
]);

/** The days, in the calendar's place. */
export const otherwise = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
});

/** With the mark of the chat that all its answers open. */
export const invitation = style([strong, { lineHeight: vars.leading.snug }]);
globalStyle(`${invitation} > svg`, {
  color: vars.color.whatsapp,
  display: 'inline-block',
  verticalAlign: 'text-bottom',
});

/** A row for each day or, where there is room, a column; without a script only its two buttons. */
export const week = style({
  display: 'grid',
  gap: vars.space.hair,
  selectors: { 'html:not([data-device]) &': { display: 'flex', flexWrap: 'wrap' } },
  '@container': { [containerQueries.columns]: { gridTemplateColumns: equalColumns(5) } },
});

export const day = style({
  display: 'grid',
  gridTemplateColumns: dateWidth,
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gap: vars.space.hair,
  '@container': {
    [containerQueries.columns]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto',
      gridAutoRows: timeHeight,
      gridAutoFlow: 'row',
    },
  },
});
export const date = style([
  small,
  {
    display: 'flex',
    whiteSpace: 'nowrap',
    alignItems: 'baseline',
    alignSelf: 'center',
    columnGap: vars.space.hair,
    lineHeight: vars.leading.snug,
    '@container': {
      [containerQueries.columns]: { justifyContent: 'center', paddingBottom: vars.space.hair },
    },
  },
]);
/** The month, which a row has no room for. */
export const month = style({
  display: 'none',
  '@container': { [containerQueries.columns]: { display: 'inline' } },
});
export const number = style([heading, { color: vars.color.text, lineHeight: vars.leading.snug }]);

// A time of a day: its sky, with the sun on its way over the line, and its words. The line above says that it is a chat.
const horizon = `linear-gradient(${vars.color.accent} 0 0) 0 100% / 100% ${vars.stroke.thin} no-repeat`;
const way = `radial-gradient(circle farthest-side at 50% 100%, transparent 84%, ${vars.color.accentGlow} 86% 90%, transparent 92%)`;
/** The sun, coming up at the left of its way or going down at its right. */
const sunAt = (left: string) =>
  `radial-gradient(circle at ${left} 36%, ${vars.color.attention} 16%, transparent 18%)`;
globalStyle(`${day} > a`, {
  gap: vars.space.xs,
  minHeight: rowHeight,
  padding: vars.space.hair,
  borderColor: vars.color.accentGlow,
  background: sky.day.noon,
  color: vars.color.text,
  fontSize: vars.text.small,
  '@container': {
    [containerQueries.columns]: { flexDirection: 'column' },
  },
});
globalStyle(`${day} > a:first-of-type`, { background: sky.day.morning });
globalStyle(`${day} > a:hover`, {
  background: vars.color.whatsapp,
  borderColor: vars.color.whatsapp,
  color: vars.color.onWhatsapp,
});
// That it is a chat is said above.
globalStyle(`${day} > a > svg`, { display: 'none' });
globalStyle(`${day} > a::before`, {
  content: '',
  display: 'none',
  flex: 'none',
  width: skyWidth,
  aspectRatio: '2 / 1.1',
  background: `${sunAt('81%')}, ${horizon}, ${way}`,
  '@container': {
    [containerQueries.marks]: { display: 'block' },
    [containerQueries.columns]: { width: largeSkyWidth },
  },
});
globalStyle(`${day} > a:first-of-type::before`, {
  background: `${sunAt('19%')}, ${horizon}, ${way}`,
});
globalStyle(`${day} > a::before`, {
  '@media': { [when.coloursAreForced]: { display: 'none !important' } },
});

/** What to have at hand in the meeting, a list: its lines share the room that the days leave. */
export const bring = style([
  tinted,
  {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    gap: vars.space.xs,
    padding: `${vars.space.s} ${vars.space.s} 0`,
    '@container': {
      [containerQueries.columns]: { padding: `${vars.space.s} ${vars.space.m} ${vars.space.xs}` },
    },
  },
]);
export const things = style({ display: 'grid', gridAutoRows: '1fr' });
export const thing = style([
  ruled,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.s,
    paddingBlock: vars.space.xs,
    lineHeight: vars.leading.snug,
    '::before': {
      content: '',
      border: `${dotRadius} solid ${vars.color.accent}`,
      borderRadius: vars.radius.round,
    },
  },
]);

/** Another way to the same calendar, which is no rival of the days: without scripts it is the only one. */
export const open = style({});
globalStyle(`html[data-device] ${open} > a`, {
  minHeight: vars.size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: vars.text.small,
  fontWeight: vars.font.regular,
  textDecoration: 'underline',
});

export const otherContacts = style([
  tinted,
  stack,
  responsive({
    base: { gap: vars.space.xs, padding: vars.space.s },
    phoneWide: { padding: vars.space.m },
  }),
]);
// Beside words in two lines too.
globalStyle(`${otherContacts} svg`, { flex: 'none' });
