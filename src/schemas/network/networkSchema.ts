import { completeNetwork, photoNamed } from './completeNetwork.ts';
import { findingDisagreements } from './disagreements/findingDisagreements.ts';
import { itemDisagreements } from './disagreements/itemDisagreements.ts';
import { nameDisagreements } from './disagreements/nameDisagreements.ts';
import { networkFields, type Network } from './networkFields.ts';
import { planDisagreements } from './disagreements/planDisagreements.ts';
import { taskDisagreements } from './disagreements/taskDisagreements.ts';

/** Whether there is what all else is compared with: the story's photos, and a score for each week and branch. */
const isComparable = ({ visit, repair, scores, evidence }: Network): boolean =>
  [visit.failed, repair].every((one) => photoNamed({ evidence }, one.evidence)) &&
  scores.others.every(({ weekly }) => weekly.length === scores.weekly.length);

function disagreements(network: Network) {
  const names = nameDisagreements(network);
  // Much of the rest would only follow from a name written in two ways.
  if (names.length > 0) return names;
  const complete = completeNetwork(network);
  return [
    ...findingDisagreements(complete),
    ...itemDisagreements(complete, network),
    ...planDisagreements(complete),
    ...taskDisagreements(complete),
  ];
}

/** The sample network, whose places agree with one another. */
export const networkSchema = networkFields.superRefine((network, context) => {
  // What is missing is told elsewhere: in the scores' own fields, and where names of photos are looked for.
  if (!isComparable(network)) return;
  for (const { path, message } of disagreements(network)) {
    context.addIssue({ code: 'custom', path, message });
  }
});
