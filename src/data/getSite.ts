import { getEntry } from 'astro:content';
import type { Site } from '#schemas/site.ts';

/**
 * The data of `site.yaml`, which the content check guarantees to be there. Components read it here,
 * because those in an MDX text get no copy from their page.
 */
export const getSite = async (): Promise<Site> => (await getEntry('site', 'site'))?.data as Site;
