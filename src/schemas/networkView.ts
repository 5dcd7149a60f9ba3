import type { Network } from './network.ts';

type Branch = Network['branches'][number];
type Person = Network['people'][number];
type Task = Network['tasks']['list'][number];

/** A branch in the order of a week's scores. */
export interface Ranked {
  branch: Branch;
  /** Of that week, from 0 to 100. */
  score: number;
  /** From 1, the highest score; branches with one score share it. */
  rank: number;
  /** Points since the week before; 0 in the first week. */
  change: number;
  isBelow: boolean;
}

/** All branches in a week of the sample network. */
export interface Week {
  monday: Date;
  /** Mean score, to the nearest whole. */
  average: number;
  /** How many branches are below the expected score. */
  below: number;
  /** From the highest score to the lowest. */
  ranking: Ranked[];
}

/** A task with who does it and where. */
export interface PlacedTask extends Omit<Task, 'branch' | 'person'> {
  branch: Branch;
  person: Person;
  isOverdue: boolean;
  /** Whether the visit asked for it. */
  isFromVisit: boolean;
}

const WEEK = 7 * 86_400_000;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function weekAt({ branches, weeks, expected }: Network, index: number): Week {
  const scored = branches.map((branch) => {
    const score = branch.scores[index] ?? 0;
    return { branch, score, change: score - (branch.scores[index - 1] ?? score) };
  });
  const ranking = scored
    .map((entry) => ({
      ...entry,
      rank: 1 + scored.filter(({ score }) => score > entry.score).length,
      isBelow: entry.score < expected,
    }))
    .sort((a, b) => b.score - a.score || a.branch.name.localeCompare(b.branch.name, 'es'));
  return {
    monday: weeks[index] ?? new Date(0),
    average: Math.round(sum(scored.map(({ score }) => score)) / scored.length),
    below: ranking.filter(({ isBelow }) => isBelow).length,
    ranking,
  };
}

/**
 * Everything that screens show, worked out of the sample network: averages, ranks and counts are
 * never written in content. Names are resolved: a branch or a person stands where its key stood.
 * @throws when a key names nobody, which the schema refuses first.
 */
export function readNetwork(network: Network) {
  const find = <Entry extends { key: string }>(list: readonly Entry[], key: string): Entry => {
    const entry = list.find((each) => each.key === key);
    if (!entry) throw new Error(`The sample network has nobody and nothing named ${key}.`);
    return entry;
  };
  const branchOf = (key: string) => find(network.branches, key);
  const personOf = (key: string) => find(network.people, key);
  const { visit, tasks, notice, plan, route, recovery } = network;

  const weeks = network.weeks.map((_, index) => weekAt(network, index));
  const weekOf = (day: Date) =>
    weeks.find(({ monday }) => day >= monday && day.getTime() < monday.getTime() + WEEK);

  const sections = visit.sections.map((section) => ({
    ...section,
    met: section.items.filter(({ met }) => met).length,
  }));
  const items = sections.flatMap((section) => section.items);
  const failed = items.filter(({ met }) => !met);
  const deviation = failed.find(({ evidence }) => evidence);
  if (!deviation?.evidence) throw new Error('The sample network has no item with evidence.');
  const branch = branchOf(visit.branch);
  const supervisor = personOf(branch.supervisor);

  const placed = tasks.list.map((task): PlacedTask => ({
    ...task,
    branch: branchOf(task.branch),
    person: personOf(task.person),
    isOverdue: task.state !== 'done' && task.due < tasks.day,
    isFromVisit: failed.some((item) => item.task === task.key),
  }));

  const planned = plan.visits.map(({ branch: key, day }) => ({
    branch: branchOf(key),
    supervisor: personOf(branchOf(key).supervisor),
    day,
    state:
      day < plan.day ? ('done' as const) : day > plan.day ? ('later' as const) : ('today' as const),
  }));
  const supervisors = [...new Set(network.branches.map((each) => each.supervisor))].map(personOf);

  return {
    caption: network.caption,
    brand: network.brand,
    expected: network.expected,
    branches: network.branches,
    /** Every week, the first one first. */
    weeks,
    visit: {
      branch,
      supervisor,
      manager: personOf(visit.manager),
      day: visit.day,
      checklist: visit.checklist,
      sections,
      /** Points of the items that are met: the branch's score of that week. */
      score: sum(items.filter(({ met }) => met).map(({ points }) => points)),
      items: items.length,
      failed: failed.length,
      /** The week of the visit. */
      week: weekOf(visit.day) ?? weekAt(network, 0),
    },
    /** The item of the visit that the story is about, with what was measured. */
    deviation: { ...deviation, evidence: deviation.evidence },
    tasks: {
      day: tasks.day,
      list: placed,
      /** The task that ends the deviation. */
      repair: placed.find(({ key }) => key === deviation.task) ?? placed[0],
    },
    notice: {
      ...notice,
      person: personOf(notice.person),
      unread: notice.unread.map(branchOf),
      /** How many branches have read it. */
      readers: network.branches.length - notice.unread.length,
    },
    recovery: {
      ...recovery,
      /** What the branch reached in the first week after it. */
      score:
        branch.scores[network.weeks.findIndex((monday) => monday > recovery.day)] ??
        branch.scores.at(-1),
    },
    plan: {
      day: plan.day,
      visits: planned,
      supervisors,
      done: planned.filter(({ state }) => state === 'done').length,
      today: planned.filter(({ state }) => state === 'today').length,
      later: planned.filter(({ state }) => state === 'later').length,
      /** Branches that nobody visits this month. */
      without: network.branches.filter(({ key }) =>
        plan.visits.every((entry) => entry.branch !== key),
      ),
    },
    /** The supervisor's day: the plan's day, stop by stop. */
    route: {
      supervisor,
      stops: route.map((stop) => ({ ...stop, branch: branchOf(stop.branch), items: items.length })),
      done: sum(route.map(({ done }) => done)),
      items: items.length * route.length,
    },
  };
}

/** What `readNetwork` gives. */
export type NetworkView = ReturnType<typeof readNetwork>;
