import { style } from '@vanilla-extract/css';
import { card, fill, stretched } from '#styles/layouts.css.ts';
import { button } from '#styles/buttons.css.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';
import { skeleton } from '#styles/skeleton.css.ts';
import { heading, pill, small } from '#styles/text.css.ts';

const coverHeight = '200px';

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

/** A card for a whole row; on a narrow screen it looks like the others. */
export const wide = style(
  responsive({
    base: {},
    cardPair: { display: 'grid', gridTemplateColumns: equalColumns(2), width: '100%' },
    split: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  }),
);

export const frame = style([
  skeleton,
  responsive({
    base: { height: coverHeight },
    // As high as the text beside it, but at least as in the other cards.
    cardPair: {
      selectors: { [`${wide} > &`]: { height: 'auto', minHeight: coverHeight } },
    },
  }),
]);
export const image = style([fill, { position: 'absolute', inset: 0 }]);

export const textColumn = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  padding: vars.space.m,
  selectors: { [`${wide} > &`]: { alignSelf: 'center' } },
});
/** The label of an unpublished article, in development only. */
export const statusLabel = style([
  pill,
  { background: vars.color.attention, color: vars.color.text },
]);
export const date = style([small, { display: 'grid' }]);
export const title = style([
  heading,
  // Narrower than this the larger letters would break a long word.
  responsive({
    base: {},
    split: { selectors: { [`${wide} &`]: { fontSize: vars.text.chapter } } },
  }),
]);

/** The whole card can be clicked; the button stays the one link. */
export const more = style([button.outline, stretched, { marginTop: 'auto' }]);
