import { getEntry } from 'astro:content';
import type { Site } from './siteSchema.ts';

/**
 * The data of `site.yaml`; the content check guarantees that the file exists. A component in an MDX text, which
 * gets no copy from its page, calls this itself, and so do layouts and what needs it far from a page.
 */
export const getSite = async (): Promise<Site> => (await getEntry('site', 'site'))?.data as Site;
