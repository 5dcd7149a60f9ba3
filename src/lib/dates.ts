// A day is the moment at which it begins in Argentina, wherever the site is built: an article of 12 March
// comes out at its midnight, on the page, in the feed and in the site map.
const timeZone = 'America/Argentina/Buenos_Aires';
const MIDNIGHT = 'T00:00:00-03:00';

function inSpanish(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const { format } = new Intl.DateTimeFormat('es-AR', { timeZone, ...options });
  return (date) => format(date);
}

const weekday = inSpanish({ weekday: 'long' });
const shortWeekday = inSpanish({ weekday: 'short' });

const shortMonth = inSpanish({ month: 'short' });

/** «5 de junio». */
export const formatDayOfMonth = inSpanish({ day: 'numeric', month: 'long' });

/** «5 jun». */
export const formatShortDayOfMonth = inSpanish({ day: 'numeric', month: 'short' });

/** «martes 2 de junio». */
export const formatWeekdayDate = (date: Date): string =>
  `${weekday(date)} ${formatDayOfMonth(date)}`;

/** «M», over a column of a calendar. */
export const formatWeekdayInitial = (date: Date): string => weekday(date).charAt(0).toUpperCase();

/** «mar 2 jun», as a camera stamps it. */
export const formatStamp = (date: Date): string =>
  `${shortWeekday(date)} ${formatShortDayOfMonth(date)}`;

/** «junio». */
export const formatMonthName = inSpanish({ month: 'long' });

/** «12 de marzo de 2026». */
export const formatDate = inSpanish({ dateStyle: 'long' });

/** «12 mar 2026», for a line that it shares with something else. */
export const formatShortDate = inSpanish({ dateStyle: 'medium' });

/** «marzo de 2026». */
export const formatMonthOfYear = inSpanish({ month: 'long', year: 'numeric' });

/** The names of the days of a week, from Sunday on as `getDay` counts them, and of the months of a year. */
export function calendarNames() {
  const weekdays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2023, 0, 1 + day, 12)));
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2023, month, 1, 12)));
  return {
    weekday: weekdays.map(weekday),
    shortWeekday: weekdays.map(shortWeekday),
    month: months.map(formatMonthName),
    shortMonth: months.map(shortMonth),
  };
}

/** The minutes of the day before an hour of it, «11:07». */
function minutesOf(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return hours * 60 + minutes;
}

/** How many minutes the second hour of a day is after the first; negative before it. */
export const minutesBetween = (from: string, to: string): number => minutesOf(to) - minutesOf(from);

const DAY_MINUTES = 24 * 60;
/** Some minutes after an hour of the day, or before it, with as many digits: «9:06» after «9:05», «09:06» after «09:05». */
export function minutesAfter(hour: string, minutes: number): string {
  const after = (minutesOf(hour) + minutes + DAY_MINUTES) % DAY_MINUTES;
  const hours = String(Math.floor(after / 60)).padStart(hour.indexOf(':'), '0');
  return `${hours}:${String(after % 60).padStart(2, '0')}`;
}

const DAY_MS = 86_400_000;
/** How many days the second date is after the first; negative before it. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.round((to.getTime() - from.getTime()) / DAY_MS);

/** The day that comes this many days later. */
export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);

const relative = new Intl.RelativeTimeFormat('es-AR', { numeric: 'auto' });

/** «hace 16 días». */
export const formatDaysAgo = (days: number): string => relative.format(-days, 'day');

// Swedish dates are written as ISO 8601 has them.
const swedish = new Intl.DateTimeFormat('sv', { timeZone });

/** «2026-03-12», for machines. */
export const isoDate = (date: Date): string => swedish.format(date);

/** How a day is written in the content: «2026-03-12». A text of this form may name a day that does not exist. */
export const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day as the content has it, «2026-03-12». YAML parsers read it as midnight UTC; any other moment is written in full. */
export const yamlDay = (date: Date): string => date.toISOString().replace('T00:00:00.000Z', '');

/** The day that a text such as «2026-03-12» names; `null` if it names none. */
export function readDay(text: string): Date | null {
  if (!ISO_DAY.test(text)) return null;
  const date = new Date(text + MIDNIGHT);
  // A Date rolls over: it would read 30 February as 2 March.
  return !Number.isNaN(date.getTime()) && isoDate(date) === text ? date : null;
}
