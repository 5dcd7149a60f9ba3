import { WORKING_DAYS } from '#lib/calculators/sums.ts';

const DAYS_OF_WEEK = 7;

/** A day in the visitor's time zone. */
export interface Day {
  date: Date;
  /** Whether it is one from Monday to Friday that can still be agreed: after a working day, today or later. */
  isComing: boolean;
  /** The word of a day off, such as «Feriado». */
  dayOff: string | undefined;
}

/** The key of a day off: «2026-4-2», which the visitor's browser can put together without a formatter. */
export const dayKey = (isoDay: string) => isoDay.replaceAll('-0', '-');

/** Whether a day can be chosen. */
export const isFree = ({ isComing, dayOff }: Day) => isComing && !dayOff;

/** `count` days from this week's Monday on. `daysOff` has the word of each day off, by its `dayKey`. */
export function daysFromMonday(today: Date, count: number, daysOff: Record<string, string>): Day[] {
  const sinceMonday = (today.getDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  const monday = today.getDate() - sinceMonday;
  /** Whether a working day has passed on which somebody can answer. */
  let isAnswered = false;
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(today.getFullYear(), today.getMonth(), monday + index);
    const isWorkday = index % DAYS_OF_WEEK < WORKING_DAYS;
    const dayOff = daysOff[`${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`];
    const isComing = isAnswered && isWorkday;
    isAnswered ||= index >= sinceMonday && isWorkday && !dayOff;
    return { date, isComing, dayOff };
  });
}

/** The days to choose from: the first that is free and the nine after it, where a day off keeps its place. */
export function daysToOffer(days: Day[]): Day[] {
  const coming = days.filter(({ isComing }) => isComing);
  const first = coming.findIndex(isFree);
  return coming.slice(first, first + 2 * WORKING_DAYS);
}
