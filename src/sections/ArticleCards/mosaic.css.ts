import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { cardList } from '#components/ArticleCard/ArticleCard.css.ts';
import {
  besideOne,
  besideTwo,
  twoCards,
  wholeRow,
} from '#components/ChecklistOffer/amongCards.css.ts';
import { from } from '#styles/breakpoints.ts';
import { vars } from '#styles/contract.css.ts';

// The mosaic has a file of its own, so that articles, which show one row of cards, do not load it.

/**
 * The list, which begins with a story. On wide screens all rows have the same three columns: the story takes two and
 * one card stands beside it; below the story is the offer, and at its right the other cards.
 */
export const mosaic = style([
  cardList,
  {
    '@media': {
      [from('desktop')]: {
        gridTemplateColumns: `minmax(0, 1fr) ${twoCards}`,
        gap: vars.space.m,
      },
    },
  },
]);
globalStyle(`${mosaic} > :first-child`, {
  '@media': { [from('desktop')]: { gridColumn: 'span 2' } },
});
/** As high as the story, the card beside it has more room than the others. */
globalStyle(`${mosaic} > :nth-child(2) h3`, {
  '@media': { [from('desktop')]: { fontSize: vars.text.smallTitle } },
});
globalStyle(`${mosaic} > :nth-child(2) h3 + p`, {
  '@media': { [from('desktop')]: { fontSize: vars.text.lead } },
});

const onWideScreens = (rule: StyleRule) => ({ '@media': { [from('desktop')]: rule } });
/** The offer below the story, at the left of its row. */
const besideRow = style([besideTwo, onWideScreens({ gridArea: '2 / 1' })]);
/** Where more rows follow, it stays in view beside them all. */
const besideRows = [2, 3, 4, 5].map((rows) =>
  style(
    onWideScreens({
      position: 'sticky',
      top: `calc(${vars.size.header} + ${vars.space.m})`,
      gridArea: `2 / 1 / span ${rows} / auto`,
      alignSelf: 'start',
    }),
  ),
);

/** The offer's place on wide screens, by how many cards stand between the story and it. */
export const placeInMosaic = [
  ...[wholeRow, wholeRow, besideOne, besideRow],
  ...besideRows.flatMap((place) => [place, place]),
];
