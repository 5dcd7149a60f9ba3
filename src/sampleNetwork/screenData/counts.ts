import { sum } from '#lib/sum.ts';
import type { ResolvedNetwork } from '#sampleNetwork/resolveReferences.ts';
import { lastVisitsOf } from './lastVisits.ts';
import { supervisorsOf } from './supervisors.ts';
import { tasksOf } from './tasks.ts';

/**
 * The network with the counts made from it: its branches, those that have read the circular, each week's mean score.
 */
export function withCounts(network: ResolvedNetwork) {
  const { branches, visitWeek } = network;
  const { weeks } = network.scores;
  const all = branches.map(({ weekly }) => weekly);
  /** Every branch with its score in the week of the visit, the best first. */
  const ranking = branches
    .map(({ branch, weekly }) => ({ branch, score: weekly[visitWeek] ?? 0 }))
    .sort((a, b) => b.score - a.score);
  return {
    ...network,
    ranking,
    branchCount: all.length,
    aboveExpectedCount: all.filter((weekly) => (weekly.at(-1) ?? 0) >= network.expected).length,
    /** The Monday after the visit, on which the week of the visit is reported. */
    reportDay: weeks[visitWeek + 1] ?? network.visit.day,
    readerCount: all.length - network.circular.unread.length,
    supervisors: supervisorsOf(network),
    /** Those that fill a row of photos. */
    firstTrades: network.trades.slice(0, 4),
    tasks: { ...network.tasks, list: tasksOf(network) },
    lastVisits: { ...network.lastVisits, list: lastVisitsOf(network) },
    averages: weeks.map((_, index) =>
      Math.round(sum(all.map((weekly) => weekly[index] ?? 0)) / all.length),
    ),
  };
}
export type CountedNetwork = ReturnType<typeof withCounts>;
