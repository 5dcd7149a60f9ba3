import { getEntry } from 'astro:content';
import type { Network } from '#schemas/network/networkFields.ts';
import { screenDataOf, type ScreenData } from './network/screenData.ts';

/** The sample network with the values derived from it. The content check guarantees that `red.yaml` exists. */
export const getNetwork = async (): Promise<ScreenData> =>
  screenDataOf((await getEntry('network', 'red'))?.data as Network);
