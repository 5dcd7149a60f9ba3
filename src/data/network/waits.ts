import { daysBetween } from '#lib/dates.ts';
import type { CompleteNetwork } from '#schemas/network/completeNetwork.ts';

/**
 * The branches that nobody has been to by the plan's day, the longest wait first: the `days` since their last audit,
 * and the next `visit`, where one is planned.
 */
export const waitsOf = ({ plan, waits }: CompleteNetwork) =>
  waits.last
    .map(({ branch, day }) => ({
      branch,
      days: daysBetween(day, plan.day),
      visit: plan.people
        .flatMap(({ person, visits }) => visits.map((visit) => ({ ...visit, person })))
        .find((visit) => visit.branch === branch),
    }))
    .sort((a, b) => b.days - a.days);
