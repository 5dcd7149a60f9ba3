import type { ResolvedNetwork } from '#sampleNetwork/resolveReferences.ts';

/** Each supervisor with the branches that the plan gives them, in the network's order. */
export const supervisorsOf = ({ plan, branches }: ResolvedNetwork) =>
  plan.people.map(({ person, role, visits }) => {
    const visited = new Set(visits.map(({ branch }) => branch));
    const names = branches.map(({ branch }) => branch);
    return { person, role, branches: names.filter((branch) => visited.has(branch)) };
  });
