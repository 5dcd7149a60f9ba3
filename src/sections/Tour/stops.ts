/**
 * What the line does at each stop, in the order of the story. The pieces are those on a wide screen, by their names
 * in `stopLine.css.ts`. They are drawn while the page scrolls from `from` to `to`, in rem; the stops of a row are drawn
 * one after another.
 */
export const stops = [
  { pieces: ['toNext'], from: 4.5, to: 6.75 },
  { pieces: ['outOfRow'], from: 6.75, to: 9 },
  { pieces: ['fromRight'], from: 0, to: 4.5, isRepair: true },
  { pieces: ['intoRow', 'toNext'], from: 0, to: 3 },
  { pieces: ['toNext'], from: 3, to: 6 },
  { pieces: ['outOfTour'], from: 6, to: 9 },
] as const;

/** The stop with the repair beside it. After it all is well, and the line is violet. */
export const repairIndex = stops.findIndex((stop) => 'isRepair' in stop);
