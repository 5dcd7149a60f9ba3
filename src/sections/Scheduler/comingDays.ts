import type { calendarNames } from '#lib/dates.ts';
import { attribute } from '#scripts/part.ts';
import { daysFromMonday, type Day } from './daysFromMonday.ts';

/** The days from this week's Monday on, and the names of days and months. */
export interface ComingDays {
  days: Day[];
  names: ReturnType<typeof calendarNames>;
}

/** So that some are free however many are off. */
const DAYS_OF_YEAR = 366;

/** Reads what the build wrote into the days' element: the days off, by their `dayKey`, and the names. */
export function comingDays(element: HTMLElement): ComingDays {
  const daysOff = JSON.parse(attribute(element, 'data-days-off')) as Record<string, string>;
  return {
    days: daysFromMonday(new Date(), DAYS_OF_YEAR, daysOff),
    // The build writes them, because the first date that a browser formats takes a cheap phone longer than all the rest.
    names: JSON.parse(attribute(element, 'data-names')) as ComingDays['names'],
  };
}
