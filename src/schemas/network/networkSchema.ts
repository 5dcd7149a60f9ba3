import { hasEveryScore } from './agreement.ts';
import { branchDisagreements } from './branchAgreement.ts';
import { nameDisagreements } from './nameAgreement.ts';
import { networkFields } from './networkFields.ts';
import { storyDisagreements } from './storyAgreement.ts';
import { visitDisagreements } from './visitAgreement.ts';

/** The sample network, whose places agree with one another. */
export const networkSchema = networkFields.superRefine((data, context) => {
  if (!hasEveryScore(data)) return;
  const names = nameDisagreements(data);
  // Much of the rest would only follow from a name written in two ways.
  const others = () => [
    ...storyDisagreements(data),
    ...visitDisagreements(data),
    ...branchDisagreements(data),
  ];
  for (const { path, message } of names.length > 0 ? names : others()) {
    context.addIssue({ code: 'custom', path, message });
  }
});
