import { getEntry } from 'astro:content';
import type { Network } from '#schemas/network/network.ts';
import { readNetwork, type SampleNetwork } from './network.ts';

/** The sample network with what is derived from it; the content check guarantees that `red.yaml` is there. */
export const getNetwork = async (): Promise<SampleNetwork> =>
  readNetwork((await getEntry('network', 'red'))?.data as Network);
