import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { cardList } from '#components/ArticleCard/ArticleCard.css.ts';
import { below, from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';
import { equalColumns } from '#styles/responsive.ts';

// The offer after some cards of articles. It has a file of its own, so that a page without cards does not load it.

const isPair = `${from('phoneWide')} and ${below('split')}`;
const isTriple = `${from('split')} and ${below('desktop')}`;

export const oneCard = `minmax(0, ${vars.size.cardWidth})`;
export const twoCards = `repeat(2, ${oneCard})`;

/**
 * A list of one or two cards. They stand at the left with a plain gap, and the offer after them takes the rest of
 * their row.
 */
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
 * The offer among cards. If its row is higher than it is, its first part is at the top and its last part at the
 * bottom.
 */
export const offer = style({ display: 'flex', width: '100%' });
globalStyle(`${offer} > * > *`, { alignContent: 'space-between' });

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
export const placesInPairs = [
  style({ '@media': { [isPair]: { gridColumn: '1 / -1' } } }),
  narrow(isPair),
];
/** The same where three cards stand side by side: a row of its own, or the places of two cards or of one. */
export const placesInTriples = [
  style({ '@media': { [isTriple]: { gridColumn: '1 / -1' } } }),
  style({ '@media': { [isTriple]: { gridColumn: '2 / -1' } } }),
  narrow(isTriple),
];
const onWideScreens = (rule: StyleRule) => ({ '@media': { [from('desktop')]: rule } });
const insides = (place: string) => `ul > ${place} > * > *`;

/** On wide screens a row of its own, with all sheets in a line. */
export const wholeRow = style(onWideScreens({ gridColumn: '1 / -1' }));
globalStyle(insides(wholeRow), onWideScreens({ gridTemplateColumns: '1fr 2fr' }));
globalStyle(`${wholeRow} ul`, onWideScreens({ gridTemplateColumns: equalColumns(4) }));

/** What one card leaves of its row: the words, and beside them the sheets, as high as the row. */
export const besideOne = style(onWideScreens({ gridColumn: '2 / -1' }));
globalStyle(insides(besideOne), onWideScreens({ gridTemplateRows: '1fr' }));
globalStyle(`${insides(besideOne)} > ul`, onWideScreens({ height: '100%' }));

/** What two cards leave: the words, and under them the sheets, which take the height that the words leave. */
export const besideTwo = style({});
globalStyle(
  insides(besideTwo),
  onWideScreens({ gridTemplateRows: 'auto 1fr', alignItems: 'stretch', alignContent: 'stretch' }),
);
// So low that the offer makes no row higher than its cards do.
globalStyle(`${besideTwo} li > a::after`, onWideScreens({ minHeight: vars.space.l }));

/** The offer's place on wide screens in one row, by the number of cards before it. */
export const placeInRow = [wholeRow, besideOne, besideTwo];
