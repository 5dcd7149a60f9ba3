import { getEntry } from 'astro:content';
import type { SampleNetwork } from './fields/sampleNetworkFields.ts';
import { screenDataOf, type ScreenData } from './screenData/screenData.ts';

/** The sample network with the values derived from it. The content check guarantees that `red.yaml` exists. */
export const getScreenData = async (): Promise<ScreenData> =>
  screenDataOf((await getEntry('sampleNetwork', 'red'))?.data as SampleNetwork);
