const DAYS_OF_WEEK = 7;
const WORKING_DAYS = 5;

/**
 * `count` days in the visitor's time zone, from this week's Monday on. A day is free if it is a working day after today
 * and not one of the days off, «2026-12-08». A day without a midnight begins an hour later.
 */
export function daysFromMonday(today: Date, count: number, daysOff: readonly string[]) {
  // A day with an hour and no time zone is read in the visitor's.
  const off = new Set(daysOff.map((day) => new Date(`${day}T00:00`).getTime()));
  const sinceMonday = (today.getDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  const monday = today.getDate() - sinceMonday;
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(today.getFullYear(), today.getMonth(), monday + index);
    const isWorkingDay = index % DAYS_OF_WEEK < WORKING_DAYS && !off.has(date.getTime());
    return { date, isFree: index > sinceMonday && isWorkingDay };
  });
}
