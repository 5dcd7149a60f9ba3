import { style } from '@vanilla-extract/css';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';
import { skeleton } from '#styles/skeleton.css.ts';
import { small } from '#styles/text.css.ts';

/** Spec section 9: 325 px wide, image 200 px high, fade 1000 ms. */
export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: `min(100%, ${vars.size.cardWidth})`,
  overflow: 'clip',
  border: `${vars.stroke.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  transition: `box-shadow ${vars.motion.quick}, translate ${vars.motion.quick} ${vars.motion.ease}`,
  ':hover': { boxShadow: vars.shadow.floating, translate: vars.motion.lift },
});

/** A card for a whole row. Where there is no room for two columns it is as the others. */
export const wide = style(
  responsive({
    base: {},
    cardPair: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      width: '100%',
    },
    split: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  }),
);

export const frame = style([
  skeleton,
  responsive({
    base: { height: vars.size.cardImage },
    cardPair: {
      // As high as the words beside it, never less than in the other cards.
      selectors: {
        [`${wide} > &`]: { position: 'relative', height: 'auto', minHeight: vars.size.cardImage },
      },
    },
  }),
]);
export const image = style(
  responsive({
    base: { width: '100%', height: '100%', objectFit: 'cover' },
    cardPair: { selectors: { [`${wide} &`]: { position: 'absolute', inset: 0 } } },
  }),
);

export const words = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  padding: vars.space.m,
  selectors: { [`${wide} > &`]: { alignSelf: 'center' } },
});
/** Says, in development, that nobody can read this yet. */
export const mark = style({
  padding: `0 ${vars.space.xs}`,
  borderRadius: vars.radius.round,
  background: vars.color.attention,
  color: vars.color.text,
  fontSize: vars.text.small,
  fontWeight: vars.font.strong,
});
export const date = style([small, { display: 'grid' }]);
export const title = style(
  responsive({
    base: { fontSize: vars.text.heading },
    // Narrower than this the larger letters would break a long word.
    split: {
      selectors: { [`${wide} &`]: { fontSize: vars.text.chapter, lineHeight: vars.leading.snug } },
    },
  }),
);

/** The whole card can be clicked; the button stays the one link. */
export const more = style({
  marginTop: 'auto',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
});
