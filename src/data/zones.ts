import type { Network } from '#schemas/network/networkFields.ts';

interface Branch {
  branch: string;
  weekly: number[];
}

/** Of these branches the lowest in the last week; the first of the network where there are none. */
const lowestOf = ({ scores }: Network, of: readonly Branch[]): Branch =>
  of.toSorted((a, b) => (a.weekly.at(-1) ?? 0) - (b.weekly.at(-1) ?? 0))[0] ?? scores;

/** Each supervisor's branches, as the plan has them: their mean score week by week, which they are, and the lowest of them. */
export const zonesOf = (network: Network) =>
  network.plan.people.map(({ person, role, visits }) => {
    const visited = new Set(visits.map(({ branch }) => branch));
    const { scores } = network;
    const own = [scores, ...scores.others].filter(({ branch }) => visited.has(branch));
    const averages = scores.weeks.map(
      (_, week) => own.reduce((sum, one) => sum + (one.weekly[week] ?? 0), 0) / own.length,
    );
    const branches = own.map(({ branch }) => branch);
    return { person, role, averages, branches, lowest: lowestOf(network, own) };
  });
