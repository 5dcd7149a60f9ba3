/** Dates are printed as the build sees them, in UTC, whatever the visitor's clock says. */
const inSpanish = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-AR', { timeZone: 'UTC', ...options });

const longDate = inSpanish({ dateStyle: 'long' });
const monthAndYear = inSpanish({ month: 'long', year: 'numeric' });

const dayAndMonth = inSpanish({ day: 'numeric', month: 'short' });
const slashed = inSpanish({ day: 'numeric', month: 'numeric' });
const weekday = inSpanish({ weekday: 'long' });
const dayOfMonth = inSpanish({ day: 'numeric', month: 'long' });
const monthName = inSpanish({ month: 'long' });

/** «5 jun». */
export const formatDayMonth = (date: Date): string => dayAndMonth.format(date);

/** «5/6». */
export const formatSlashed = (date: Date): string => slashed.format(date);

/** «martes 2 de junio». */
export const formatWeekday = (date: Date): string =>
  `${weekday.format(date)} ${dayOfMonth.format(date)}`;

/** «junio». */
export const formatMonthName = (date: Date): string => monthName.format(date);

/** «12 de marzo de 2026». */
export const formatDate = (date: Date): string => longDate.format(date);

/** «marzo de 2026». */
export const formatMonth = (date: Date): string => monthAndYear.format(date);

/** «2026-03-12», for machines. */
export const isoDate = (date: Date): string => date.toISOString().slice(0, 10);

/** The last day of a month, 1 to 12, of a year. */
export const lastDayOf = (year: number, month: number): Date => new Date(Date.UTC(year, month, 0));

/** The day that a text such as «2026-03-12» names, at midnight UTC; `null` where there is none. */
export function readDay(words: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(words)) return null;
  const date = new Date(`${words}T00:00:00Z`);
  // A Date rolls over: it would read 30 February as 2 March.
  return !Number.isNaN(date.getTime()) && isoDate(date) === words ? date : null;
}
