import { daysBetween } from '#lib/dates.ts';
import { visitsByDay, type ResolvedNetwork } from '#sampleNetwork/resolveReferences.ts';

/**
 * The branches that nobody has visited by the plan's day, the longest wait first. Each has the `days` since its last
 * audit and, if one is planned, its next `visit`.
 */
export const lastVisitsOf = ({ plan, lastVisits }: ResolvedNetwork) =>
  lastVisits.list
    .map(({ branch, day }) => ({
      branch,
      days: daysBetween(day, plan.day),
      visit: visitsByDay(plan).find((visit) => visit.branch === branch),
    }))
    .sort((a, b) => b.days - a.days);
