const SUNDAY = 0;
const SATURDAY = 6;
const DAYS_OF_WEEK = 7;
/** An hour that every day has, even a day on which clocks are put forward. */
const NOON = 12;

/**
 * The next `count` days in the visitor's time zone, from this week's Monday on, and whether each is from Monday to Friday
 * and after today. Holidays are included.
 */
export function daysFromMonday(today: Date, count: number): { date: Date; isFree: boolean }[] {
  const sinceMonday = (today.getDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  return Array.from({ length: count }, (_, index) => {
    const after = index - sinceMonday;
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() + after, NOON);
    const isWorking = date.getDay() !== SUNDAY && date.getDay() !== SATURDAY;
    return { date, isFree: isWorking && after > 0 };
  });
}
