import { globalStyle, style } from '@vanilla-extract/css';
import { cardItem, cardList } from '#components/ArticleCard/ArticleCard.css.ts';
import { from } from '#styles/breakpoints.ts';
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

/** From the middle of two lines to the top of a box beside the first. */
const tickRise = '1.2rem';

/** The offer among cards; where its row is higher, its first part is at the top and its last at the bottom. */
export const offerItem = style([cardItem, {}]);
globalStyle(`${offerItem} > * > *`, { alignContent: 'space-between' });
globalStyle(`${cardsAndOffer} > ${offerItem}`, {
  '@media': { [from('desktop')]: { width: '100%' } },
});
// What is listed there takes the height that the words leave.
globalStyle(`${cardsAndOffer} > ${offerItem} > * > *`, {
  '@media': { [from('desktop')]: { gridTemplateRows: 'auto 1fr', alignContent: 'stretch' } },
});
globalStyle(`${cardsAndOffer} > ${offerItem} ul`, {
  '@media': { [from('desktop')]: { display: 'grid', gridAutoRows: '1fr', alignSelf: 'stretch' } },
});
globalStyle(`${cardsAndOffer} > ${offerItem} li > a`, {
  '@media': {
    [from('desktop')]: {
      flexFlow: 'column',
      alignItems: 'start',
      justifyContent: 'center',
      height: '100%',
    },
  },
});
// The box to tick of a sheet's line is beside the first of its two lines.
globalStyle(`${cardsAndOffer} > ${offerItem} li > a::before`, {
  '@media': { [from('desktop')]: { top: `calc(50% - ${tickRise})` } },
});

/** A card after two, from three columns on; before that a row of its own. */
export const offerAfterTwo = style([
  offerItem,
  responsive({
    base: {},
    phoneWide: { gridColumn: '1 / -1', width: '100%' },
    split: { gridColumn: 'auto', width: `min(100%, ${vars.size.cardWidth})` },
  }),
]);
