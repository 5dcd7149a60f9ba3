import { getEntry } from 'astro:content';
import type { Site } from '#schemas/site.ts';

/**
 * What many pages share: the content check has seen that `site.yaml` is there. It stands below the
 * pages' copy because what MDX places in an article gets no copy from a page.
 */
export const getSite = async (): Promise<Site> => (await getEntry('site', 'site'))?.data as Site;
