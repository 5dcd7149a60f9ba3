import { globalStyle, style } from '@vanilla-extract/css';
import { cardList } from '#components/ArticleCard/ArticleCard.css.ts';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';

// The offer after some cards of articles. It has a file of its own, so that a page without cards does not load it.

const isPair = `${from('phoneWide')} and ${below('split')}`;
const isTriple = from('split');

/**
 * A list of one or two cards. They stand at the left with a plain gap, and the offer after them takes the rest of
 * their row.
 */
export const oneRow = style([
  cardList,
  {
    '@media': {
      [from('desktop')]: {
        gridTemplateColumns: `repeat(2, ${vars.size.cardWidth}) minmax(0, 1fr)`,
        gap: vars.space.l,
      },
    },
  },
]);

/**
 * The offer among cards. If its row is higher than it is, its first part is at the top and its last part at the
 * bottom.
 */
const offer = style([
  { display: 'flex', width: '100%' },
  responsive({
    base: { maxWidth: vars.size.cardWidth },
    phoneWide: { maxWidth: 'none' },
  }),
]);
globalStyle(`${offer} > * > *`, { alignContent: 'space-between' });
// The sheets take the height that the words leave.
globalStyle(`${oneRow} > ${offer} > * > *`, {
  '@media': {
    [from('desktop')]: {
      gridTemplateRows: 'auto 1fr',
      alignItems: 'stretch',
      alignContent: 'stretch',
    },
  },
});

/** When it is as narrow as a card, its sheets stand one under another, each only as high as its words. */
const narrow = (media: string) => {
  const place = style({ '@media': { [media]: { maxWidth: vars.size.cardWidth } } });
  globalStyle(`${place} ul`, { '@media': { [media]: { gridTemplateColumns: 'auto' } } });
  globalStyle(`${place} li > a::after`, { '@media': { [media]: { display: 'none' } } });
  return place;
};
/**
 * The place of the offer where two cards stand side by side, by what the cards leave of the last row: a row of its
 * own, or the place of one card.
 */
const ofPairs = [style({ '@media': { [isPair]: { gridColumn: '1 / -1' } } }), narrow(isPair)];
/**
 * The same where three cards stand side by side: a row of its own, with all sheets in a line; or the places of two
 * cards or of one.
 */
const ownRow = style({ '@media': { [isTriple]: { gridColumn: '1 / -1' } } });
globalStyle(`ul > ${ownRow} > * > *`, {
  '@media': { [from('desktop')]: { gridTemplateColumns: '1fr 2fr' } },
});
globalStyle(`${ownRow} ul`, {
  '@media': { [from('desktop')]: { gridTemplateColumns: equalColumns(4) } },
});
const ofTriples = [
  ownRow,
  style({ '@media': { [isTriple]: { gridColumn: '2 / -1' } } }),
  narrow(`${isTriple} and ${below('desktop')}`),
];

/** The offer that ends a list, by the number of cards before it. The styles repeat with every six cards. */
export const offerAfter = [0, 1, 2, 3, 4, 5].map((cards) =>
  [offer, ofPairs[cards % 2], ofTriples[cards % 3]].join(' '),
);
