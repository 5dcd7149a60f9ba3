import { sum } from '#lib/sum.ts';
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

/** @throws when the key names nothing, which the schema refuses first. */
function find<Entry extends { key: string }>(list: readonly Entry[], key: string): Entry {
  const entry = list.find((each) => each.key === key);
  if (!entry) throw new Error(`The sample network has nobody and nothing named ${key}.`);
  return entry;
}

const branchOf = ({ branches }: Network, key: string) => find(branches, key);
const personOf = ({ people }: Network, key: string) => find(people, key);

const itemsOf = ({ visit }: Network) => visit.sections.flatMap(({ items }) => items);
const failedOf = (network: Network) => itemsOf(network).filter(({ met }) => !met);

/** The item of the visit that the story is about, with what was measured. */
function deviationOf(network: Network) {
  const item = failedOf(network).find(({ evidence }) => evidence);
  if (!item?.evidence) throw new Error('The sample network has no item with evidence.');
  return { ...item, evidence: item.evidence };
}

function visitOf(network: Network, weeks: readonly Week[]) {
  const { visit } = network;
  const items = itemsOf(network);
  const branch = branchOf(network, visit.branch);
  const isIn = ({ monday }: Week) =>
    visit.day >= monday && visit.day.getTime() < monday.getTime() + WEEK;
  return {
    branch,
    supervisor: personOf(network, branch.supervisor),
    manager: personOf(network, visit.manager),
    day: visit.day,
    checklist: visit.checklist,
    sections: visit.sections.map((section) => ({
      ...section,
      met: section.items.filter(({ met }) => met).length,
    })),
    /** Points of the items that are met: the branch's score of that week. */
    score: sum(items.filter(({ met }) => met).map(({ points }) => points)),
    items: items.length,
    failed: failedOf(network).length,
    /** The week of the visit. */
    week: weeks.find(isIn) ?? weekAt(network, 0),
  };
}

function tasksOf(network: Network) {
  const { day, list } = network.tasks;
  const failed = failedOf(network);
  const placed = list.map((task): PlacedTask => ({
    ...task,
    branch: branchOf(network, task.branch),
    person: personOf(network, task.person),
    isOverdue: task.state !== 'done' && task.due < day,
    isFromVisit: failed.some((item) => item.task === task.key),
  }));
  const deviation = deviationOf(network);
  return {
    day,
    list: placed,
    /** The task that ends the deviation. */
    repair: placed.find(({ key }) => key === deviation.task) ?? placed[0],
  };
}

function noticeOf(network: Network) {
  const { notice, branches } = network;
  return {
    ...notice,
    person: personOf(network, notice.person),
    unread: notice.unread.map((key) => branchOf(network, key)),
    /** How many branches have read it. */
    readers: branches.length - notice.unread.length,
  };
}

function recoveryOf({ recovery, visit, weeks, branches }: Network) {
  const { scores } = find(branches, visit.branch);
  return {
    ...recovery,
    /** What the branch reached in the first week after it. */
    score: scores[weeks.findIndex((monday) => monday > recovery.day)] ?? scores.at(-1),
  };
}

function planOf(network: Network) {
  const { plan, branches } = network;
  const visits = plan.visits.map(({ branch: key, day }) => {
    const branch = branchOf(network, key);
    const state: 'done' | 'today' | 'later' =
      day < plan.day ? 'done' : day > plan.day ? 'later' : 'today';
    return { branch, supervisor: personOf(network, branch.supervisor), day, state };
  });
  const supervisors = [...new Set(branches.map(({ supervisor }) => supervisor))];
  return {
    day: plan.day,
    visits,
    supervisors: supervisors.map((key) => personOf(network, key)),
    done: visits.filter(({ state }) => state === 'done').length,
    today: visits.filter(({ state }) => state === 'today').length,
    later: visits.filter(({ state }) => state === 'later').length,
    /** Branches that nobody visits this month. */
    without: branches.filter(({ key }) => plan.visits.every((entry) => entry.branch !== key)),
  };
}

function routeOf(network: Network) {
  const { route, visit } = network;
  const items = itemsOf(network).length;
  return {
    supervisor: personOf(network, branchOf(network, visit.branch).supervisor),
    stops: route.map((stop) => ({ ...stop, branch: branchOf(network, stop.branch), items })),
    done: sum(route.map(({ done }) => done)),
    items: items * route.length,
  };
}

/**
 * Everything that screens show, worked out of the sample network: averages, ranks and counts are
 * never written in content. Names are resolved: a branch or a person stands where its key stood.
 * @throws when a key names nobody, which the schema refuses first.
 */
export function readNetwork(network: Network) {
  const weeks = network.weeks.map((_, index) => weekAt(network, index));
  return {
    caption: network.caption,
    brand: network.brand,
    expected: network.expected,
    branches: network.branches,
    /** Every week, the first one first. */
    weeks,
    visit: visitOf(network, weeks),
    /** The item of the visit that the story is about, with what was measured. */
    deviation: deviationOf(network),
    tasks: tasksOf(network),
    notice: noticeOf(network),
    recovery: recoveryOf(network),
    plan: planOf(network),
    /** The supervisor's day: the plan's day, stop by stop. */
    route: routeOf(network),
  };
}

/** What `readNetwork` gives. */
export type NetworkView = ReturnType<typeof readNetwork>;
