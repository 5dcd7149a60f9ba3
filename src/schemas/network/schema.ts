import { isCharted } from './agreement.ts';
import { branchDisagreements } from './branchAgreement.ts';
import { network } from './network.ts';
import { storyDisagreements } from './storyAgreement.ts';

/** The sample network, whose places agree with one another. */
export const networkSchema = network.superRefine((data, context) => {
  if (!isCharted(data)) return;
  for (const { path, message } of [...storyDisagreements(data), ...branchDisagreements(data)]) {
    context.addIssue({ code: 'custom', path, message });
  }
});
