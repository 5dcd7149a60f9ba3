import { globalStyle, style } from '@vanilla-extract/css';
import { cardList } from '#components/ArticleCard/ArticleCard.css.ts';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { responsive } from '#styles/responsive.ts';

// The offer as the last of some cards of articles: a file of its own, so that a page without cards has none of it.

/** Two cards at the left with a plain gap, and what is left of their row for the offer after them. */
export const cardsAndOffer = style([
  cardList,
  {
    '@media': {
      [from('desktop')]: {
        gridTemplateColumns: `repeat(2, ${vars.size.cardWidth}) minmax(0, 1fr)`,
        columnGap: vars.space.l,
      },
    },
  },
]);

/** The offer among cards; where its row is higher, its first part is at the top and its last at the bottom. */
const offerItem = style({ display: 'flex', width: '100%' });
globalStyle(`${offerItem} > * > *`, { alignContent: 'space-between' });
// The sheets take the height that the words leave.
globalStyle(`${cardsAndOffer} > ${offerItem} > * > *`, {
  '@media': {
    [from('desktop')]: {
      gridTemplateRows: 'auto 1fr',
      alignItems: 'stretch',
      alignContent: 'stretch',
    },
  },
});
/** A card after two, from three columns on; before that a row of its own. */
export const offerAfterTwo = style([
  offerItem,
  responsive({
    base: { width: `min(100%, ${vars.size.cardWidth})` },
    phoneWide: { gridColumn: '1 / -1', width: '100%' },
    split: { gridColumn: 'auto', width: `min(100%, ${vars.size.cardWidth})` },
    desktop: { width: '100%' },
  }),
]);

/** As narrow as a card, it has its sheets one under another, each only as high as its words. */
const isNarrow = `${from('split')} and ${below('desktop')}`;
globalStyle(`${offerAfterTwo} ul`, { '@media': { [isNarrow]: { gridTemplateColumns: 'auto' } } });
globalStyle(`${offerAfterTwo} li > a::after`, { '@media': { [isNarrow]: { display: 'none' } } });
