const DAYS_OF_WEEK = 7;
const WORKING_DAYS = 5;

/**
 * `count` days in the visitor's time zone, from this week's Monday on. A day is free if it is a working day after today;
 * holidays count as working days. A day without a midnight begins an hour later.
 */
export function daysFromMonday(today: Date, count: number): { date: Date; isFree: boolean }[] {
  const sinceMonday = (today.getDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  const monday = today.getDate() - sinceMonday;
  return Array.from({ length: count }, (_, index) => ({
    date: new Date(today.getFullYear(), today.getMonth(), monday + index),
    isFree: index > sinceMonday && index % DAYS_OF_WEEK < WORKING_DAYS,
  }));
}
