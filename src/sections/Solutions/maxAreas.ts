/** How many areas the content may have: each takes a timeline of its own in the styles. */
export const MAX_AREAS = 8;
