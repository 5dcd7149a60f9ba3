import type { Network } from '#schemas/network/networkFields.ts';

/** Each supervisor with their branches, as the plan has them, in the network's order. */
export const zonesOf = ({ plan, scores }: Network) =>
  plan.people.map(({ person, role, visits }) => {
    const visited = new Set(visits.map(({ branch }) => branch));
    const branches = [scores, ...scores.others].map(({ branch }) => branch);
    return { person, role, branches: branches.filter((branch) => visited.has(branch)) };
  });
