import { addDays, daysBetween, isoDate } from '#lib/dates.ts';
import { sum } from '#lib/sum.ts';
import type { SampleNetwork } from './fields/sampleNetworkFields.ts';
import { countSections } from './fields/visit.ts';

/** The photo that has this name, if any. */
export const findEvidence = ({ evidence }: Pick<SampleNetwork, 'evidence'>, name: string) =>
  evidence.photos.find((photo) => photo.name === name);

type Scored = SampleNetwork['scores']['others'][number];

/** Every visit of the plan with who makes it, the earliest first, whatever their order in the file. */
export const visitsByDay = ({ people }: SampleNetwork['plan']) =>
  people
    .flatMap(({ person, role, visits }) => visits.map((visit) => ({ ...visit, person, role })))
    .sort((a, b) => Number(a.day) - Number(b.day));

/**
 * The plan's two visits to the story's branch: the visit that finds the deviation, and the next visit by the same
 * person.
 */
export function storyVisits(plan: SampleNetwork['plan'], story: { branch: string; day: Date }) {
  const visits = visitsByDay(plan).filter(({ branch }) => branch === story.branch);
  const audit = visits.find(({ day }) => isoDate(day) === isoDate(story.day));
  const back = visits.find(({ person, day }) => person === audit?.person && day > story.day);
  return { audit, back };
}

/** Where and when the story happens, who is there, and what the branch scores that week. */
function storyOf({ visit, repair, plan, scores, evidence }: SampleNetwork) {
  const found = findEvidence({ evidence }, visit.failed.evidence);
  const repaired = findEvidence({ evidence }, repair.evidence);
  const branch = found?.branch ?? '';
  const day = found?.day ?? visit.failed.due;
  const { audit, back } = storyVisits(plan, { branch, day });
  const { person, role } = audit ?? { person: '', role: '' };
  /** The index of the week of the visit in the chart. */
  const visitWeek = Math.floor(daysBetween(scores.firstMonday, day) / 7);
  return {
    branch,
    day,
    person,
    role,
    repairDay: repaired?.day ?? visit.failed.due,
    /** The day that the screens show: that person comes back. */
    today: back?.day ?? day,
    visitWeek,
    score: scores.weekly[visitWeek] ?? 0,
  };
}

/**
 * The network with what `red.yaml` says in one place and uses in another: a photo's branch and day in the visit that
 * took it, the plan's person and day in the route. Without such a photo or visit, `sampleNetworkSchema` refuses the
 * network. What is counted and worded for the screens is in screenData.ts.
 */
export function resolveReferences(network: SampleNetwork) {
  const { visit, repair, tryAudit, plan, scores, dayRoute, trades } = network;
  const { branch, day, person, role, repairDay, today, visitWeek, score } = storyOf(network);
  const { points } = visit.failed;
  const sections = countSections(visit);
  const of = sum(sections.map((section) => section.of));
  /** Every branch, the story's first. */
  const branches: [Scored, ...Scored[]] = [{ branch, weekly: scores.weekly }, ...scores.others];
  const visited = new Set(plan.people.flatMap((one) => one.visits.map((each) => each.branch)));
  return {
    ...network,
    branches,
    visitWeek,
    visit: { ...visit, branch, day, person, score, points, sections },
    repair: { ...repair, day: repairDay, score: score + points },
    tryAudit: {
      items: tryAudit.items.map((item) => {
        const same = visit.others.find(({ text }) => text === item.text);
        return { ...item, points: same?.points ?? item.points ?? 0 };
      }),
    },
    plan: {
      ...plan,
      day: today,
      /** The branches that nobody visits. */
      unvisited: branches.map((one) => one.branch).filter((name) => !visited.has(name)),
    },
    scores: {
      ...scores,
      /** The Monday of each week. */
      weeks: scores.weekly.map((_, week) => addDays(scores.firstMonday, 7 * week)),
    },
    dayRoute: {
      ...dayRoute,
      day: today,
      person,
      role,
      stops: dayRoute.stops.map((stop) => ({ ...stop, of })),
    },
    trades: trades.map((trade) => ({
      ...trade,
      visit: trade.visit && {
        ...trade.visit,
        person: trade.supervisor,
        sections: countSections(trade.visit),
      },
    })),
  };
}
export type ResolvedNetwork = ReturnType<typeof resolveReferences>;
