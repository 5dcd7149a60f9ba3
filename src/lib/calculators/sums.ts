import type { VisitorNumbers } from './numbers.ts';

/** From Monday to Friday. */
export const WORKING_DAYS = 5;
const WEEKS_PER_YEAR = 52;
const MONTHS = 12;

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

const yearlyHours = ({ hours = 0 }: VisitorNumbers) => hours * WEEKS_PER_YEAR;

/** To a tenth, so that twelve of them come close to a year. */
export const monthlyHours = (numbers: VisitorNumbers) => toATenth(yearlyHours(numbers) / MONTHS);

/** What the hours of a year cost, in pesos: of its weeks, as the visitor gave them, not of rounded months. */
export const yearlyCost = (numbers: VisitorNumbers) => (numbers.cost ?? 0) * yearlyHours(numbers);
