import { style } from '@vanilla-extract/css';
import { button } from '#styles/buttons.css.ts';
import { vars } from '#styles/contract.css.ts';
import { card, stretched } from '#styles/layouts.css.ts';
import { responsive } from '#styles/responsive.ts';
import { pill } from '#styles/text.css.ts';

/** The size of a title in a card. */
const titleSize = '1.375rem';

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

/** The button is at the bottom of its card, however high the row is. */
export const more = style([button.outline, stretched, { alignSelf: 'start', marginTop: 'auto' }]);

/** The arrow moves on while the pointer is over its link, which covers the card. */
export const moreArrow = style({
  transition: `translate ${vars.motion.drawer} ${vars.motion.ease}`,
  selectors: { 'a:is(:hover, :focus-visible) > &': { translate: `${vars.space.hair} 0` } },
});

/** The gap with which three cards, of the width that spec section 9 gives, fill the page. */
const gap = `max(${vars.space.m}, (100% - 3 * ${vars.size.cardWidth}) / 2)`;
/** The width that the longest word of a title needs. */
const narrowest = '14.5rem';
/** The width of a column: a third of the page, with a little left for rounding, or more where text is larger. */
const track = `min(100%, max(${narrowest}, (100% - 2 * ${gap}) / 3.01))`;

/** Cards of one kind: one, two or three in a row, as high as their row. */
export const cardList = style(
  responsive({
    base: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, minmax(${track}, 1fr))`,
      gap: `${vars.space.l} ${gap}`,
      justifyItems: 'center',
    },
    // The gap of cards side by side would be too large here.
    desktop: { rowGap: vars.space.xl },
  }),
);

export const cardItem = style({ display: 'flex', width: `min(100%, ${vars.size.cardWidth})` });
