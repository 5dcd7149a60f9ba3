import { vars } from '#styles/contract.css.ts';

// The street of four shops with the owner's phone at its end, from laptops on, where both stand on one pavement.

/** The width of the phone: so wide, it is as high as the words and the street. */
const phoneWidth = 'clamp(15rem, 23vw, 20.5rem)';
const SHOPS = 4;
export const gap = vars.space.s;
/** The shops' columns, and the phone's. */
export const columns = `repeat(${SHOPS}, minmax(0, 1fr)) ${phoneWidth}`;
/** Rows and columns of the parts: the words, the street's title, the street. */
export const area = {
  words: `1 / 1 / auto / ${SHOPS + 1}`,
  title: `2 / 1 / auto / ${SHOPS + 1}`,
  shops: `3 / 1 / auto / ${SHOPS + 1}`,
  phone: `3 / ${SHOPS + 1}`,
} as const;
/** Of a shop's drawing: all are equally high, so the pavement, which goes from edge to edge, is at one height. */
export const proportions = { width: 4, height: 5 };
/** The height of the shops, which follows from the width of the block that contains street and phone. */
export const height = `calc((100cqi - ${SHOPS} * ${gap} - ${phoneWidth}) / ${SHOPS} * ${proportions.height / proportions.width})`;
/** The line crosses the page this far below the pavement, as on the first screen. */
export const underPavement = vars.space.m;
