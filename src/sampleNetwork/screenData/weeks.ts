import { addDays, dayOfMonth, mondayOf } from '#lib/dates.ts';

/** The weeks with visits, in order. */
export const weeksOf = <Visit extends { day: Date }>(visits: readonly Visit[]) =>
  [...new Set(visits.map(({ day }) => mondayOf(day).getTime()))]
    .sort((a, b) => a - b)
    .map((time) => {
      const monday = new Date(time);
      return {
        /** Its working days: «1–5». */
        name: `${dayOfMonth(monday)}–${dayOfMonth(addDays(monday, 4))}`,
        /** Those of some visits that are in this week. */
        filter: (some: readonly Visit[]) =>
          some.filter(({ day }) => mondayOf(day).getTime() === time),
      };
    });
