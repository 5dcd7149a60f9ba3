import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { cardList } from '#components/ArticleCard/ArticleCard.css.ts';
import {
  besideOne,
  besideTwo,
  oneCard,
  twoCards,
  wholeRow,
} from '#components/ChecklistOffer/amongCards.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';

// The mosaic has a file of its own, so that articles, which show one row of cards, do not load it.

/**
 * The list, which begins with a story. On wide screens one card stands beside the story, and the offer is at the right
 * of the other cards. The parts of each row fill the width of the page, with the usual gap between them.
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

const onWideScreens = (rule: StyleRule) => ({ '@media': { [from('desktop')]: rule } });
/** The offer at the right of the row below the story's. */
const besideRow = style([besideTwo, onWideScreens({ gridArea: '2 / 3 / auto / -1' })]);
/** Where more rows follow, it stays in view beside them all. */
const besideRows = [2, 3, 4, 5].map((rows) =>
  style(
    onWideScreens({
      position: 'sticky',
      top: `calc(${vars.size.header} + ${vars.space.m})`,
      gridArea: `2 / 3 / span ${rows} / -1`,
      alignSelf: 'start',
    }),
  ),
);

/** The offer's place on wide screens, by how many cards stand between the story and it. */
export const placeInMosaic = [
  ...[wholeRow, wholeRow, besideOne, besideRow],
  ...besideRows.flatMap((place) => [place, place]),
];
