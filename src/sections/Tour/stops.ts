/**
 * What the line does at each stop, in the order of the story: the pieces that it has there on a wide screen, by
 * their names in `Tour.css.ts`, and while how many rem are scrolled they are drawn, one after another in a row.
 */
export const stops = [
  { pieces: ['intoRow', 'toNext'], from: 0, to: 4.5 },
  { pieces: ['outOfRow'], from: 4.5, to: 9 },
  { pieces: ['fromRight', 'toRepair'], from: 0, to: 4.5, isRepair: true },
  { pieces: ['intoRow', 'toNext'], from: 0, to: 3 },
  { pieces: ['toNext'], from: 3, to: 6 },
  { pieces: ['outOfTour'], from: 6, to: 9 },
] as const;

/** The stop with the repair beside it: after it all is well, and the line violet. */
export const repairIndex = stops.findIndex((stop) => 'isRepair' in stop);
