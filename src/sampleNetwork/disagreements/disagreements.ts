import { resolveReferences } from '#sampleNetwork/resolveReferences.ts';
import type { SampleNetwork } from '#sampleNetwork/fields/sampleNetworkFields.ts';
import { branchDisagreements } from './branches.ts';
import type { Disagreement } from './disagreement.ts';
import { itemDisagreements } from './items.ts';
import { planDisagreements } from './plan.ts';
import { storyDisagreements, tradeDisagreements } from './repairs.ts';

/** Places of a valid network that contradict each other: its screens would tell two stories. */
export function disagreements(network: SampleNetwork): Disagreement[] {
  const resolved = resolveReferences(network);
  const branches = branchDisagreements(resolved);
  // A branch with two names would cause many of the other messages.
  if (branches.length > 0) return branches;
  return [
    ...storyDisagreements(resolved),
    ...tradeDisagreements(resolved),
    ...itemDisagreements(resolved),
    ...planDisagreements(resolved),
  ];
}
