/**
 * What the line does at each station, in the order of the story. The pieces are those on a wide screen, by their names
 * in `stationLine.css.ts`. They are drawn while the page scrolls from `from` to `to`, in rem; the stations of a row are drawn
 * one after another.
 */
export const stations = [
  { pieces: ['intoRow', 'toNext'], from: 0, to: 4.5 },
  { pieces: ['outOfRow'], from: 4.5, to: 9 },
  { pieces: ['fromRight', 'toRepair'], from: 0, to: 4.5, isRepair: true },
  { pieces: ['intoRow', 'toNext'], from: 0, to: 3 },
  { pieces: ['toNext'], from: 3, to: 6 },
  { pieces: ['outOfTour'], from: 6, to: 9 },
] as const;

/** The station with the repair beside it. After it all is well, and the line is violet. */
export const repairIndex = stations.findIndex((station) => 'isRepair' in station);
