import { style } from '@vanilla-extract/css';
import { button } from '#styles/buttons.css.ts';
import { vars } from '#styles/contract.css.ts';
import { card, stretched } from '#styles/layouts.css.ts';
import { responsive } from '#styles/responsive.ts';
import { pill, strongAccent } from '#styles/typography.css.ts';

/** The size of a title in a card. */
const titleSize = '1.1875rem';
/** The width that a title needs beside three cards. */
const titleColumn = '9.5rem';

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
  { alignSelf: 'start', background: vars.color.attention, color: vars.color.text },
]);
export const title = style([{ fontSize: titleSize, textWrap: 'balance' }]);

/** Beside each other or, where they are longer, one under the other. */
export const dateAndTime = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s });
/** The date and the button are at the bottom of their card, however high the row is. */
export const date = style({ marginTop: 'auto' });
export const more = style([button.outline, stretched, { alignSelf: 'start' }]);

/** The arrow moves on while the pointer is over its link, which covers the card. */
export const moreArrow = style({
  transition: `translate ${vars.motion.drawer} ${vars.motion.ease}`,
  selectors: { 'a:is(:hover, :focus-visible) > &': { translate: `${vars.space.hair} 0` } },
});

/**
 * Cards of one kind, of the width that spec section 9 gives, one, two or three in a row, as high as their row. Their
 * title stands at their left edge: over one, on a sheet of its own where two stand side by side, and before three, with
 * which it fills the page's grid.
 */
export const cards = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, ${vars.size.cardWidth})`,
      justifyContent: 'center',
      gap: vars.space.m,
    },
    cardPair: { gridTemplateColumns: `repeat(2, minmax(0, ${vars.size.cardWidth}))` },
    // Where the title has no room beside three cards, it is over them.
    desktop: { display: 'flex', flexWrap: 'wrap', justifyContent: 'start' },
  }),
);
export const cardsTitle = style(
  responsive({
    base: {
      fontSize: vars.text.smallTitle,
      lineHeight: vars.leading.snug,
      textWrap: 'balance',
    },
    cardPair: {
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      overflow: 'clip',
      padding: vars.space.m,
      border: `${vars.stroke.hair} solid transparent`,
      borderRadius: vars.radius.card,
      background: vars.color.accentSoft,
      fontSize: vars.text.title,
      // The line that goes on from the title, down its sheet and off it.
      '::after': {
        content: '',
        justifySelf: 'start',
        width: vars.size.bannerLine,
        marginBlock: `${vars.space.m} calc(-1 * ${vars.space.m})`,
        background: vars.color.accent,
      },
    },
    desktop: {
      flex: `1 1 ${titleColumn}`,
      padding: 0,
      border: 0,
      borderRadius: 0,
      background: 'none',
      fontSize: vars.text.smallTitle,
      '::after': { marginBottom: 0 },
    },
  }),
);
export const cardList = style(
  responsive({
    base: { display: 'contents' },
    desktop: {
      display: 'grid',
      gridTemplateColumns: `repeat(3, ${vars.size.cardWidth})`,
      gap: vars.space.m,
    },
  }),
);

export const cardItem = style({ display: 'flex', width: `min(100%, ${vars.size.cardWidth})` });

/** Whom an article is for, over its title. */
export const situation = style([
  strongAccent,
  { fontSize: vars.text.small, lineHeight: vars.leading.snug },
]);
