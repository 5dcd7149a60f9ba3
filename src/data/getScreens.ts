import { getEntry } from 'astro:content';
import type { Network } from '#schemas/network/network.ts';
import { readScreens, type Screens } from './screens.ts';

/** The screens of the sample network; the content check guarantees that `red.yaml` is there. */
export const getScreens = async (): Promise<Screens> =>
  readScreens((await getEntry('network', 'red'))?.data as Network);
