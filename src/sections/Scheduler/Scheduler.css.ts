import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { raised, stack, tinted } from '#styles/layouts.css.ts';
import { paper } from '#styles/page.css.ts';
import { containerQueries, equalColumns, responsive, when } from '#styles/responsive.ts';
import { heading, small } from '#styles/text.css.ts';
import { sky } from '#styles/tokens.ts';

const dateWidth = '3.5rem';
const sunSize = '1rem';
const largeSunSize = '1.375rem';
const timeHeight = '3.75rem';
/** Where only one has room. */
const photoWidth = '8rem';

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

/** As high as the calendar: what one goes home with takes what the days leave. */
export const otherwise = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  gap: vars.space.s,
  height: '100%',
  containerType: 'inline-size',
});

/** With the mark of the chat that all its answers open. */
export const question = style([
  heading,
  { display: 'flex', alignItems: 'center', gap: vars.space.xxs },
]);
globalStyle(`${question} > svg`, { color: vars.color.whatsapp });

/** A row for each day or, where there is room, a column; without a script only its two buttons. */
export const week = style({
  display: 'grid',
  gap: vars.space.xxs,
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
      gridAutoRows: `minmax(${timeHeight}, auto)`,
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

// A time of a day: its sky, the sun over a line, and its words. The line above says that it is a chat.
const horizon = `linear-gradient(${vars.color.accent} 0 0)`;
/** How much of the sun is over the line. */
const sunAt = (share: string) =>
  `radial-gradient(circle closest-side at 50% ${share}, ${vars.color.attention} 94%, transparent)`;
globalStyle(`${day} > a`, {
  gap: vars.space.hair,
  minHeight: vars.size.control,
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
  width: sunSize,
  aspectRatio: '1',
  background: `${horizon} 0 100% / 100% ${vars.stroke.thin} no-repeat, ${sunAt('42%')}`,
  '@container': {
    [containerQueries.marks]: { display: 'block' },
    [containerQueries.columns]: { width: largeSunSize },
  },
});
globalStyle(`${day} > a:first-of-type::before`, {
  aspectRatio: '2 / 1.1',
  background: `${horizon} 0 100% / 100% ${vars.stroke.thin} no-repeat, radial-gradient(circle farthest-side at 50% 100%, ${vars.color.attention} 88%, transparent 91%)`,
});
globalStyle(`${day} > a::before`, {
  '@media': { [when.coloursAreForced]: { display: 'none !important' } },
});

/** What one goes home with: a problem and its repair or, without room for both, the repair; and who says so. */
export const promise = style([
  tinted,
  {
    display: 'grid',
    alignItems: 'center',
    alignContent: 'center',
    gap: vars.space.xs,
    padding: vars.space.xs,
    fontSize: vars.text.small,
    lineHeight: vars.leading.snug,
    '@container': {
      [containerQueries.marks]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
      [containerQueries.columns]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        paddingInline: vars.space.s,
        fontSize: vars.text.body,
      },
      [containerQueries.halves]: {
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
        columnGap: vars.space.m,
      },
    },
  },
]);
export const photos = style({
  display: 'none',
  width: photoWidth,
  '@container': {
    [containerQueries.marks]: { display: 'grid' },
    [containerQueries.columns]: {
      gridTemplateColumns: equalColumns(2),
      gap: vars.space.xs,
      width: 'auto',
    },
    [containerQueries.halves]: { gridRow: '1 / 3' },
  },
});
globalStyle(`${photos} > :first-child`, {
  display: 'none',
  '@container': { [containerQueries.columns]: { display: 'grid' } },
});
globalStyle(`${photos} figcaption`, {
  display: 'none',
  '@container': { [containerQueries.columns]: { display: 'flex' } },
});
export const proof = style([
  small,
  {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.s,
    lineHeight: vars.leading.snug,
    '@container': { [containerQueries.halves]: { gridColumn: '2' } },
  },
]);
export const proven = style({ whiteSpace: 'nowrap' });
globalStyle(`${proven} > b`, { color: vars.color.accentStrong });

export const other = style([
  tinted,
  stack,
  responsive({
    base: { gap: vars.space.xs, padding: vars.space.s },
    phoneWide: { padding: vars.space.m },
  }),
]);
