import { getEntry } from 'astro:content';
import type { SampleNetwork } from './fields/sampleNetworkFields.ts';
import { screenDataOf, type ScreenData } from './screenData/screenData.ts';

const counted = new WeakMap<SampleNetwork, ScreenData>();

/**
 * The sample network with the values derived from it, counted once for each reading of `red.yaml`. The content check
 * guarantees that the file exists.
 */
export async function getScreenData(): Promise<ScreenData> {
  const network = (await getEntry('sampleNetwork', 'red'))?.data as SampleNetwork;
  const before = counted.get(network);
  if (before) return before;
  const data = screenDataOf(network);
  counted.set(network, data);
  return data;
}
