import { style } from '@vanilla-extract/css';
import { card, fill, stretched } from '#styles/layouts.css.ts';
import { button } from '#styles/buttons.css.ts';
import { vars } from '#styles/contract.css.ts';
import { viewfinder } from '#styles/viewfinder.ts';
import { ink } from '#styles/page.css.ts';
import { responsive } from '#styles/responsive.ts';
import { skeleton } from '#styles/skeleton.css.ts';
import { figure as large, heading, muted, pill, strong } from '#styles/text.css.ts';
import { articleCardWidth } from '#styles/tokens.ts';

const cardSize = '2.25rem';
/** 200 px high in a card of 325 px with its border, and never sliced in another. */
const coverShape = '323 / 200';

/** How wide the cover of a card is displayed, and generated, in px. */
export const coverSize = {
  sizes: `${articleCardWidth}px`,
  widths: [articleCardWidth, 2 * articleCardWidth],
};

/** Spec section 9: 325 px wide, image 200 px high, fade 1000 ms. */
export const root = style([
  card,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: `min(100%, ${vars.size.cardWidth})`,
    overflow: 'clip',
    padding: 0,
    boxShadow: vars.shadow.raised,
    transition: `box-shadow ${vars.motion.quick}, translate ${vars.motion.quick} ${vars.motion.ease}`,
    ':hover': { boxShadow: vars.shadow.floating, translate: vars.motion.lift },
  },
]);

/** With the marks of a viewfinder, as every photo of the site. */
export const frame = style([
  skeleton,
  {
    aspectRatio: coverShape,
    color: vars.color.onInk,
    '::before': { zIndex: 1, ...viewfinder(vars.space.xxs, vars.space.s) },
  },
]);
export const image = style([fill, { position: 'absolute', inset: 0 }]);

export const textColumn = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  padding: vars.space.m,
});
/** The label of an unpublished article, in development only. */
export const statusLabel = style([
  pill,
  { background: vars.color.attention, color: vars.color.text },
]);
/** The stamp of the photo: when, and how long it takes. */
export const date = style([
  ink,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.s,
    padding: `${vars.space.xxs} ${vars.space.m}`,
    fontSize: vars.text.tiny,
    lineHeight: vars.leading.snug,
  },
]);
export const title = heading;

/** The whole card can be clicked; the button stays the one link. */
export const more = style([button.outline, stretched, { marginTop: 'auto' }]);

/** What a reader takes away, under a line as every figure of the site. */
const takeawayBase = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.hair,
  width: '100%',
  paddingTop: vars.space.xs,
  borderTop: `${vars.size.line} solid ${vars.color.attention}`,
  lineHeight: vars.leading.snug,
  breakInside: 'avoid',
});
/** The figure, and beside it what it is. */
const takeawayStrip = style([
  takeawayBase,
  responsive({
    base: {},
    phoneWide: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space.m,
    },
  }),
]);
export const takeaway = {
  card: takeawayBase,
  strip: style([takeawayStrip, { marginBottom: vars.space.l }]),
  lead: takeawayStrip,
} as const;

export const takeawayLabel = style([
  muted,
  strong,
  // Over the ground that forced colours lay behind the large figure.
  { position: 'relative', zIndex: 1, gridColumn: '1 / -1', fontSize: vars.text.small },
]);
export const takeawayFigure = {
  card: style([large, { fontSize: cardSize }]),
  strip: large,
  lead: style([large, { fontSize: vars.text.title }]),
} as const;
export const takeawayText = {
  card: style({ fontSize: vars.text.small }),
  strip: style({ fontSize: vars.text.lead }),
  lead: style({ textWrap: 'balance' }),
} as const;

/** Leaves three cards of spec section 9's width, the outer ones at the edges of the page. */
const gap = `max(${vars.space.m}, (100% - 3 * ${vars.size.cardWidth}) / 2)`;
/** What a title's longest word needs. */
const narrowest = '14.5rem';
/** A third of the page, less a hair for rounding, or what large text needs. */
const track = `min(100%, max(${narrowest}, (100% - 2 * ${gap}) / 3.01))`;

/** Cards of one kind: one, two or three in a row, as high as their row. */
export const cardList = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${track}, 1fr))`,
  justifyItems: 'center',
  gap: `${vars.space.l} ${gap}`,
});

export const cardItem = style({ display: 'flex', width: `min(100%, ${vars.size.cardWidth})` });
