import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '#styles/layouts.css.ts';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { onInk } from '#styles/page.css.ts';
import { equalColumns, responsive, when } from '#styles/responsive.ts';
import { heading, pageTitle, strong, tiny } from '#styles/typography.css.ts';

/** So that both stores' buttons stay on one line beside it. */
const codeSize = 'min(6.875rem, 12vw - 3.75rem)';
const arrivalWidth = '6.875rem';
const titleOnPhone = '8em';
const peekWidth = '7.5rem';

export const root = style({
  overflow: 'clip',
  paddingTop: vars.size.header,
  background: vars.color.surfaceTint,
});
export const grid = style(
  responsive({
    base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m },
    desktop: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)', columnGap: vars.space.l },
    desktopWide: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: vars.space.xl },
  }),
);

export const textColumn = style(
  responsive({
    base: { display: 'grid', gap: vars.space.xs, paddingTop: vars.space.s },
    // The two doors stand side by side.
    split: { gridTemplateColumns: equalColumns(2) },
    desktop: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      // Centred words would move while the part beside them arrives.
      alignContent: 'start',
      rowGap: vars.space.m,
      paddingBlock: vars.space.l,
    },
  }),
);
const night = `radial-gradient(circle at 50% 30%, ${vars.color.accentStrong}, ${vars.color.surfaceInk} 80%)`;
export const head = style({
  gridColumn: '1 / -1',
  '@media': { [from('split')]: { marginBottom: vars.space.xs } },
});
/** In two lines on any phone, whatever typeface it is in: in one line in the typeface before ours, it would move all. */
export const title = style([
  pageTitle,
  { '@media': { [below('phoneWide')]: { maxWidth: titleOnPhone } } },
]);
/** On a phone, between the words and the doors: what was wrong and how it was put right. It is drawn in the page itself. */
export const peek = style([
  onInk,
  responsive(
    {
      base: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
        // The arrow stands between the days.
        alignItems: 'end',
        gap: vars.space.xxs,
        padding: vars.space.xs,
        borderRadius: vars.radius.panel,
        background: night,
      },
      split: { display: 'none' },
    },
    { [when.printing]: { display: 'none' } },
  ),
]);
globalStyle(`${peek} > svg`, { marginBottom: vars.space.hair });
/** The window with its verdict, and under it the day. */
export const moment = style([
  strong,
  {
    position: 'relative',
    display: 'grid',
    gap: vars.space.xxs,
    width: '100%',
    maxWidth: peekWidth,
    justifySelf: 'center',
    lineHeight: vars.leading.snug,
    textAlign: 'center',
  },
]);
globalStyle(`${moment} > :first-child`, {
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.control,
});
/** A reader knows by the titles alone which door is theirs. */
export const doorTitle = heading;

// Two doors: one for whoever works in a branch, one for whoever runs the network.
const door = style([
  card,
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'center',
      gap: vars.space.m,
      padding: vars.space.s,
    },
    phoneWide: { padding: `${vars.space.s} ${vars.space.m}` },
    desktop: { padding: vars.space.s },
    desktopWide: { padding: `${vars.space.s} ${vars.space.m}` },
  }),
]);
export const team = style([
  door,
  responsive({
    base: { paddingBottom: vars.space.xxs, boxShadow: vars.shadow.raised },
    desktop: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.s },
  }),
]);
export const network = style([
  door,
  responsive({
    base: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space.s,
      boxShadow: vars.shadow.raised,
      textWrap: 'balance',
    },
    desktop: { rowGap: vars.space.s },
  }),
]);
export const badges = style({ marginTop: vars.space.s });
/** What arrives at the owner's: a repair, and at what hour. On a computer it is as wide as the code in the other door. */
export const arrival = style([
  onInk,
  responsive({ base: {}, desktop: { gridArea: '1 / 2 / span 2' } }),
  {
    width: arrivalWidth,
    padding: vars.space.xxs,
    borderRadius: vars.radius.control,
    background: night,
    fontSize: vars.text.small,
    '@media': { [when.printing]: { display: 'none' } },
  },
]);

/** On a phone as wide as its door. */
export const action = style(
  responsive({
    base: { display: 'grid', gridColumn: '1 / -1' },
    desktop: { gridColumn: 1, justifyContent: 'start' },
  }),
);

/** A QR code, for visitors on a computer who want the app on their phone. */
export const code = style(
  responsive({
    base: { display: 'none' },
    desktop: {
      display: 'grid',
      justifyItems: 'center',
      gap: vars.space.hair,
      width: codeSize,
    },
  }),
);
export const squares = style({
  width: codeSize,
  height: codeSize,
  overflow: 'clip',
  borderRadius: vars.radius.control,
});
export const codeText = style([
  tiny,
  { lineHeight: vars.leading.snug, textAlign: 'center', textWrap: 'balance' },
]);

/** At night, out to the edge of the screen. */
export const stage = style(
  responsive(
    {
      base: {
        ...onInk,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        // At the top, like the words beside it. A centred part would move while the rest of it arrives.
        alignContent: 'start',
        marginInline: `calc(-1 * ${vars.space.gutter})`,
        padding: `${vars.space.l} ${vars.space.gutter}`,
        background: night,
      },
      tablet: {
        marginInline: `calc(-1 * ${vars.space.rail})`,
        paddingInline: vars.space.rail,
      },
      desktop: {
        marginInline: `0 min(-1 * ${vars.space.rail}, (${vars.size.content} - 100vw) / 2)`,
        paddingBlock: vars.space.m,
        paddingInlineStart: vars.space.m,
      },
      // The phones end where the content of the page does.
      desktopWide: {
        paddingBlock: vars.space.xl,
        paddingInline: `${vars.space.xl} max(${vars.space.rail}, (100vw - ${vars.size.content}) / 2)`,
      },
    },
    { [when.printing]: { background: 'none' } },
  ),
);
