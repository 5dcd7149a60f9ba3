import { globalStyle, style } from '@vanilla-extract/css';
import { cardList } from '#components/ArticleCard/ArticleCard.css.ts';
import { ARTICLES_PER_LIST } from '#lib/routes.ts';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns, responsive } from '#styles/responsive.ts';

// The offer after some cards of articles: a file of its own, so that a page without cards has none of it.

const isPair = `${from('phoneWide')} and ${below('split')}`;
const isTriple = `${from('split')} and ${below('desktop')}`;

const oneCard = `minmax(0, ${vars.size.cardWidth})`;
const twoCards = `repeat(2, ${oneCard})`;

/** The list of one or two cards: they stand at the left with a plain gap, and the offer after them has what is left of their row. */
export const oneRow = style([
  cardList,
  {
    '@media': {
      [from('desktop')]: {
        gridTemplateColumns: `${twoCards} minmax(0, 1fr)`,
        gap: vars.space.l,
      },
    },
  },
]);

/**
 * The list under the story it opens with. On wide screens the story leaves its row one card, and the offer stands at
 * the right of the others: in any row the cards and what is beside them fill the page, a plain gap apart.
 */
export const mosaic = style([
  cardList,
  {
    '@media': {
      [from('desktop')]: {
        gridTemplateColumns: `${twoCards} minmax(0, 1fr) ${oneCard}`,
        gap: vars.space.m,
      },
    },
  },
]);
globalStyle(`${mosaic} > :first-child`, {
  '@media': { [from('desktop')]: { gridColumn: 'span 3' } },
});

/** The offer among cards; where its row is higher, its first part is at the top and its last at the bottom. */
const offer = style([
  { display: 'flex', width: '100%' },
  responsive({
    base: { maxWidth: vars.size.cardWidth },
    phoneWide: { maxWidth: 'none' },
  }),
]);
globalStyle(`${offer} > * > *`, { alignContent: 'space-between' });
// The sheets take the height that the words leave.
globalStyle(`:is(${oneRow}, ${mosaic}) > ${offer} > * > *`, {
  '@media': {
    [from('desktop')]: {
      gridTemplateRows: 'auto 1fr',
      alignItems: 'stretch',
      alignContent: 'stretch',
    },
  },
});

// Beside cards that are lower than the words and whole sheets, a sheet shows fewer lines.
globalStyle(`${mosaic} > ${offer} li > a::after`, {
  '@media': { [from('desktop')]: { minHeight: vars.space.l } },
});

/** As narrow as a card, it has its sheets one under another, each only as high as its words. */
const narrow = (media: string) => {
  const place = style({ '@media': { [media]: { maxWidth: vars.size.cardWidth } } });
  globalStyle(`${place} ul`, { '@media': { [media]: { gridTemplateColumns: 'auto' } } });
  globalStyle(`${place} li > a::after`, { '@media': { [media]: { display: 'none' } } });
  return place;
};
/** What the cards leave of the last row, where two stand side by side: a row of its own, or the place of one. */
const ofPairs = [style({ '@media': { [isPair]: { gridColumn: '1 / -1' } } }), narrow(isPair)];
/** The same where three do, up to laptops: a row of its own, the places of two, or of one. */
const ofTriples = [
  style({ '@media': { [isTriple]: { gridColumn: '1 / -1' } } }),
  style({ '@media': { [isTriple]: { gridColumn: '2 / -1' } } }),
  narrow(isTriple),
];
const afterCards = (cards: number, onWideScreens: string) =>
  [offer, ofPairs[cards % 2], ofTriples[cards % 3], onWideScreens].join(' ');

/** On wide screens a row of its own, with all sheets in a line. */
const wholeRow = style({ '@media': { [from('desktop')]: { gridColumn: '1 / -1' } } });
globalStyle(`ul > ${wholeRow} > * > *`, {
  '@media': { [from('desktop')]: { gridTemplateColumns: '1fr 2fr' } },
});
globalStyle(`${wholeRow} ul`, {
  '@media': { [from('desktop')]: { gridTemplateColumns: equalColumns(4) } },
});
/** What one card leaves of its row. */
const besideOne = style({ '@media': { [from('desktop')]: { gridColumn: '2 / -1' } } });
/** The place at the right of the rows below the story's, in which it stays in view beside more than one of them. */
const besideRows = (rows: number) =>
  style({
    '@media': {
      [from('desktop')]: {
        gridArea: `2 / 3 / span ${rows} / -1`,
        ...(rows > 1 && {
          position: 'sticky',
          top: `calc(${vars.size.header} + ${vars.space.m})`,
          alignSelf: 'start',
        }),
      },
    },
  });

/** The offer that ends one row, by how many cards stand before it. */
export const offerInRow = ['', besideOne, ''].map((onWideScreens, cards) =>
  afterCards(cards, onWideScreens),
);

/** The offer that ends a mosaic, by how many cards stand between the story and it. */
export const offerInMosaic = Array.from({ length: ARTICLES_PER_LIST }, (_, cards) =>
  afterCards(
    cards,
    [wholeRow, wholeRow, besideOne][cards] ?? besideRows(Math.ceil((cards - 1) / 2)),
  ),
);
