import { daysBetween } from '#lib/dates.ts';
import type { CompleteNetwork } from '#schemas/network/completeNetwork.ts';

/** The visits to branches that nobody has been to by the plan's day, and in how many days: the longest wait first. */
export const waitsOf = ({ plan }: CompleteNetwork) => {
  const visits = plan.people.flatMap((each) =>
    each.visits.map((visit) => ({
      ...visit,
      person: each.person,
      days: daysBetween(plan.day, visit.day),
    })),
  );
  const reached = new Set(visits.filter(({ days }) => days <= 0).map(({ branch }) => branch));
  return visits.filter(({ branch }) => !reached.has(branch)).sort((a, b) => b.days - a.days);
};
