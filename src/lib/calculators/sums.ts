import type { VisitorNumbers } from './numbers.ts';

/** From Monday to Friday. */
export const WORKING_DAYS = 5;
const MONTHS = 12;
const WEEKS_PER_MONTH = 52 / MONTHS;

const toATenth = (number: number) => Number(number.toFixed(1));

/** How many visits all supervisors make in a week. */
export const weeklyVisits = ({ supervisors = 1, visits }: VisitorNumbers) =>
  supervisors * visits * WORKING_DAYS;

/** How many branches somebody visits in a week. */
export const weeklySeen = (numbers: VisitorNumbers) =>
  Math.min(numbers.branches, weeklyVisits(numbers));

/** Working days until somebody visits the same branch again, to a tenth. */
export const daysBetweenVisits = ({ branches, supervisors = 1, visits }: VisitorNumbers) =>
  toATenth(branches / supervisors / visits);

export const monthlyHours = ({ hours = 0 }: VisitorNumbers) => Math.round(hours * WEEKS_PER_MONTH);

/** What the hours of a year cost, in pesos: twelve of the months shown, so that whoever multiplies gets the same. */
export const yearlyCost = (numbers: VisitorNumbers) =>
  (numbers.cost ?? 0) * monthlyHours(numbers) * MONTHS;
