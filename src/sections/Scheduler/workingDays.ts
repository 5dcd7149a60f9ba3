const SUNDAY = 0;
const SATURDAY = 6;
/** An hour that every day has, even a day on which clocks are put forward. */
const NOON = 12;

/** The next `count` days from Monday to Friday after today in the visitor's time zone. Holidays are included. */
export function workingDaysAfter(today: Date, count: number): Date[] {
  const days: Date[] = [];
  for (let after = 1; days.length < count; after += 1) {
    const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() + after, NOON);
    if (day.getDay() !== SUNDAY && day.getDay() !== SATURDAY) days.push(day);
  }
  return days;
}
