/** Milliseconds of a day. */
export const DAY = 86_400_000;

/** Whether two dates are the same day; both are midnights of UTC. */
export const isSameDay = (a: Date, b: Date) => a.getTime() === b.getTime();

/** The week, by its place in `weeks`, to which a day belongs; -1 for a day outside all of them. */
export const weekOf = (weeks: readonly Date[], day: Date) =>
  weeks.findIndex(
    (monday) => day.getTime() >= monday.getTime() && day.getTime() < monday.getTime() + 7 * DAY,
  );
