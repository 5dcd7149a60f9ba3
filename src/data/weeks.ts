const DAY = 86_400_000;
const mondayOf = (day: Date) => day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY;
const dayOfMonth = (time: number) => new Date(time).getUTCDate();

/** The weeks of these visits in their order, each with the name of its working days, «1–5», and what is of it. */
export const weeksOf = <Visit extends { day: Date }>(visits: readonly Visit[]) =>
  [...new Set(visits.map(({ day }) => mondayOf(day)))]
    .sort((a, b) => a - b)
    .map((monday) => ({
      name: `${dayOfMonth(monday)}–${dayOfMonth(monday + 4 * DAY)}`,
      of: (some: readonly Visit[]) => some.filter(({ day }) => mondayOf(day) === monday),
    }));
