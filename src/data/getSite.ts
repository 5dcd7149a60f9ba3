import { getEntry } from 'astro:content';
import type { Site } from '#schemas/site.ts';

/**
 * The data of `site.yaml`; the content check guarantees that the file exists. Components call this themselves,
 * because a component in an MDX text gets no copy from its page.
 */
export const getSite = async (): Promise<Site> => (await getEntry('site', 'site'))?.data as Site;
