import { findEvidence } from './resolveReferences.ts';
import { gaps } from './disagreements/gaps.ts';
import { sampleNetworkFields, type SampleNetwork } from './fields/sampleNetworkFields.ts';

/** Whether the values exist to which all others refer: the story's photos, and a score for each week and branch. */
const isComplete = ({ visit, repair, scores, evidence }: SampleNetwork): boolean =>
  [visit.failed, repair].every((one) => findEvidence({ evidence }, one.evidence)) &&
  scores.others.every(({ weekly }) => weekly.length === scores.weekly.length);

/**
 * The sample network, whose one story all screens tell: it has everything that they show. Whether its places agree,
 * hints ask.
 */
export const sampleNetworkSchema = sampleNetworkFields.superRefine((network, context) => {
  // Other checks report what is missing: the fields of the scores, and the check of the photos' names.
  if (!isComplete(network)) return;
  for (const { path, message } of gaps(network)) {
    context.addIssue({ code: 'custom', path, message });
  }
});
