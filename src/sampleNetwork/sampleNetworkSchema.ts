import { resolveReferences, findEvidence } from './resolveReferences.ts';
import { findingDisagreements } from './disagreements/findingDisagreements.ts';
import { itemDisagreements } from './disagreements/itemDisagreements.ts';
import { nameDisagreements } from './disagreements/nameDisagreements.ts';
import { sampleNetworkFields, type SampleNetwork } from './fields/sampleNetworkFields.ts';
import { planDisagreements } from './disagreements/planDisagreements.ts';
import { taskDisagreements } from './disagreements/taskDisagreements.ts';

/**
 * Whether the values exist with which all others are compared: the story's photos, and a score for each week and
 * branch.
 */
const isComparable = ({ visit, repair, scores, evidence }: SampleNetwork): boolean =>
  [visit.failed, repair].every((one) => findEvidence({ evidence }, one.evidence)) &&
  scores.others.every(({ weekly }) => weekly.length === scores.weekly.length);

function disagreements(network: SampleNetwork) {
  const names = nameDisagreements(network);
  // A name with two spellings would cause many of the other messages.
  if (names.length > 0) return names;
  const resolved = resolveReferences(network);
  return [
    ...findingDisagreements(resolved),
    ...itemDisagreements(resolved, network),
    ...planDisagreements(resolved),
    ...taskDisagreements(resolved),
  ];
}

/** The sample network, in which no place contradicts another. */
export const sampleNetworkSchema = sampleNetworkFields.superRefine((network, context) => {
  // Other checks report what is missing: the fields of the scores, and the check of the photos' names.
  if (!isComparable(network)) return;
  for (const { path, message } of disagreements(network)) {
    context.addIssue({ code: 'custom', path, message });
  }
});
