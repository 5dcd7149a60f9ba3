import { fillPlaceholders } from '#lib/placeholders.ts';
import { resolveReferences } from '#sampleNetwork/resolveReferences.ts';
import type { SampleNetwork } from '#sampleNetwork/fields/sampleNetworkFields.ts';
import { withCounts } from './counts.ts';
import { findingsOf } from './findings.ts';
import { networkValues } from './placeholderValues.ts';

/**
 * What the product screens show: the network with its references resolved and what is counted and ranked in it. `values`
 * has the value of each placeholder, and `fillIn` puts them into a text. Each of the `findings` has a `fillIn` of its
 * own, for texts about that finding instead of the story's.
 */
export function screenDataOf(network: SampleNetwork) {
  const resolved = resolveReferences(network);
  const counted = withCounts(resolved);
  const findings = findingsOf(resolved);
  const plain = { ...networkValues(counted), ...findings[0].values };
  // The text about the repair has placeholders too, so it is filled in first.
  const arreglo = fillPlaceholders(plain.arreglo, plain);
  const values = { ...plain, arreglo };
  const fillWith = (more: object) => (text: string) =>
    fillPlaceholders(text, { ...values, ...more });
  return {
    ...counted,
    values,
    findings: findings.map((one) => ({ ...one, fillIn: fillWith(one.values) })),
    fillIn: fillWith({}),
  };
}
/** What every product screen is drawn from. */
export type ScreenData = ReturnType<typeof screenDataOf>;
/** What a photo found, with everything up to the photo that shows the repair. */
export type Finding = ScreenData['findings'][number];
