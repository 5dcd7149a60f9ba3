import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { row, stretched } from '#styles/layouts.css.ts';
import { responsive, when } from '#styles/responsive.ts';
import { muted, strongAccent, note, smallLink, strong } from '#styles/text.css.ts';

/** The width of a card's screen on a phone and on a tablet, where it stands beside the words, and theirs. */
const screenWidth = '9.25rem';
const tabletScreenWidth = '17rem';
const wordsWidth = '8.5rem';
/** The least width of a card beside others, which is more where text is larger. */
const cardWidth = '14.5rem';
/** In which all titles of cards have two lines. */
const titleWidth = '13rem';
const arrowSize = '0.875rem';

/** A piece of the night, on which a screen is lit. */
const night = {
  background: `linear-gradient(160deg, ${vars.color.accent}, ${vars.color.accentStrong} 35%, ${vars.color.surfaceInk})`,
  '@media': { [when.printing]: { background: 'none' } },
};

/** It goes on with the page's head. */
export const choice = style(
  responsive({
    base: { paddingBottom: vars.space.l, background: vars.color.surfaceTint },
    split: { paddingBottom: vars.space.xl },
  }),
);
export const cards = style(
  responsive({
    base: { display: 'grid', gridAutoRows: '1fr', gap: vars.space.xs },
    split: {
      gridTemplateColumns: `repeat(auto-fit, minmax(min(${cardWidth}, 100%), 1fr))`,
      gridAutoRows: 'auto',
      gap: vars.space.s,
    },
    laptop: { gap: vars.space.m },
  }),
);
/** Words over their screen or, on narrow screens, beside it; titles, texts and screens line up. */
export const card = style(
  responsive({
    base: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      overflow: 'hidden',
      border: `${vars.stroke.hair} solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      background: vars.color.surfaceRaised,
      boxShadow: vars.shadow.raised,
      transition: `translate ${vars.motion.drawer} ${vars.motion.ease}, box-shadow ${vars.motion.drawer}, border-color ${vars.motion.quick}`,
      selectors: {
        '&:is(:hover, :focus-within)': {
          translate: vars.motion.lift,
          borderColor: vars.color.accent,
          boxShadow: vars.shadow.floating,
        },
      },
    },
    split: {
      display: 'grid',
      gridRow: 'span 4',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      rowGap: 0,
    },
  }),
);
export const cardWords = style(
  responsive({
    // All the space that the screen does not need, where it is beside it.
    base: {
      flex: `999 1 ${wordsWidth}`,
      alignSelf: 'center',
      minWidth: 0,
      padding: vars.space.xs,
    },
    phoneWide: { paddingInline: vars.space.m },
    split: {
      display: 'grid',
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      alignSelf: 'start',
      paddingBlock: vars.space.m,
    },
  }),
);
export const cardTitle = style({
  fontSize: vars.text.heading,
  lineHeight: vars.leading.snug,
});
/** For how many branches, over the title. */
export const size = style([
  strongAccent,
  { display: 'block', marginBottom: vars.space.hair, fontSize: vars.text.small },
]);
export const cardLink = style([
  stretched,
  strong,
  {
    display: 'inline-block',
    maxWidth: titleWidth,
    textWrap: 'balance',
    textDecoration: 'none',
    selectors: { [`${card}:is(:hover, :focus-within) &`]: { textDecoration: 'underline' } },
  },
]);
export const cardText = style([
  muted,
  responsive({
    base: {
      paddingTop: vars.space.hair,
      fontSize: vars.text.small,
      lineHeight: vars.leading.table,
    },
    phoneWide: { fontSize: vars.text.body },
    split: { paddingTop: vars.space.xxs },
  }),
]);
/** Where the card's link leads; it is drawn as a link, and the whole card is one. */
export const choose = style([
  smallLink,
  strong,
  { display: 'flex', alignItems: 'center', gap: vars.space.xxs },
]);
export const arrow = style({
  flex: 'none',
  width: arrowSize,
  height: arrowSize,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  transition: `translate ${vars.motion.drawer} ${vars.motion.ease}`,
  selectors: {
    [`${card}:is(:hover, :focus-within) &`]: { translate: `0 ${vars.space.hair}` },
  },
});
export const cardStage = style([
  night,
  responsive({
    base: { flex: `1 0 ${screenWidth}`, display: 'grid', padding: vars.space.xxs },
    phoneWide: { flexBasis: tabletScreenWidth },
    split: { padding: vars.space.xs },
    laptop: { padding: vars.space.m },
  }),
]);
export const caption = style([note, { textAlign: 'end' }]);

export const segments = style({ overflowX: 'clip' });
export const list = style({ display: 'grid', gap: vars.space.section });
/** What one reads, the screen that it is about, and what to do: on wide screens that is under the words. */
export const segment = style(
  responsive({
    base: { display: 'grid', gap: vars.space.l, gridTemplateColumns: 'minmax(0, 1fr)' },
    split: {
      gridTemplateColumns: 'minmax(0, 10fr) minmax(0, 11fr)',
      gap: `0 ${vars.space.xl}`,
      // The screens stand at the right and at the left in turn.
      selectors: {
        '&:nth-child(even)': { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)' },
      },
    },
  }),
);
const secondColumn = { [`${segment}:nth-child(even) > &`]: { gridColumn: 2 } };
export const textColumn = style(
  responsive(
    {
      base: { display: 'grid', justifyItems: 'start' },
      split: { alignSelf: 'end', selectors: secondColumn },
    },
    // In a grid, print would separate a heading from its text.
    { [when.printing]: { display: 'block' } },
  ),
);
// Beside a screen at its left, what stands over the title has no line from the edge of the page.
globalStyle(`${segment}:nth-child(even) > ${textColumn} > p:first-child::after`, {
  '@media': { [from('split')]: { content: 'none' } },
});
export const signsTitle = style({ marginTop: vars.space.m, fontSize: vars.text.body });
export const signs = style({
  display: 'grid',
  width: '100%',
  gap: vars.space.xxs,
  marginTop: vars.space.xs,
});
export const sign = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space.xs,
  '::before': {
    content: '',
    width: vars.size.station,
    height: vars.size.station,
    marginTop: vars.space.nudge,
    border: `${vars.size.line} solid ${vars.color.attention}`,
    borderRadius: vars.radius.round,
  },
});
export const answer = style({
  marginTop: vars.space.m,
  paddingInlineStart: vars.space.s,
  borderInlineStart: `${vars.size.line} solid ${vars.color.accent}`,
  fontWeight: vars.font.strong,
  textWrap: 'balance',
});
export const actions = style([
  row,
  responsive({
    base: { gap: `${vars.space.xxs} ${vars.space.m}` },
    split: {
      gridArea: '2 / 1',
      alignSelf: 'start',
      marginTop: vars.space.m,
      selectors: secondColumn,
    },
  }),
]);

export const stage = style([
  night,
  responsive({
    base: {
      display: 'grid',
      placeItems: 'center',
      // As wide as a phone; the screen is as wide as the text.
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      padding: `${vars.space.l} ${vars.space.gutter}`,
    },
    tablet: { marginInline: 0, borderRadius: vars.radius.panel },
    // Around the screen and no higher, so that it has no empty rooms over and under it.
    split: {
      paddingInline: vars.space.s,
      gridArea: '1 / 2 / span 2',
      alignSelf: 'center',
      selectors: { [`${segment}:nth-child(even) > &`]: { gridColumn: 1 } },
    },
    laptop: { padding: vars.space.xl },
  }),
]);
export const screen = style({ width: '100%' });
