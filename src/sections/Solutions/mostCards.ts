/** How many areas the content may have: each takes a timeline of its own in the styles. */
export const MOST_CARDS = 8;
