import { getEntry } from 'astro:content';
import type { Network } from '#schemas/network/networkFields.ts';
import { deriveNetwork, type DerivedNetwork } from './network/deriveNetwork.ts';

/** The sample network with the values derived from it. The content check guarantees that `red.yaml` exists. */
export const getNetwork = async (): Promise<DerivedNetwork> =>
  deriveNetwork((await getEntry('network', 'red'))?.data as Network);
