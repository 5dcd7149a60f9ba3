import type { Network } from '#schemas/network.ts';
import type { Contradiction } from './contradiction.ts';
import { misplacedDays } from './days.ts';
import { repeatedNames, unknownKeys } from './names.ts';
import { wrongStops } from './route.ts';
import { wrongStory } from './story.ts';
import { wrongTotals } from './totals.ts';

/** Everything in the sample network that contradicts itself, in an author's words. */
export function contradictions(network: Network): Contradiction[] {
  const names = [...unknownKeys(network), ...repeatedNames(network)];
  // What follows reads the network by its names.
  if (names.length > 0) return names;
  return [
    ...misplacedDays(network),
    ...wrongStory(network),
    ...wrongStops(network),
    ...wrongTotals(network),
  ];
}
