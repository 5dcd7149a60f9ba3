import { getEntry } from 'astro:content';
import { contentFolder } from '#lib/contentFolder.ts';
import type { Site } from '#schemas/site.ts';

/**
 * What many pages share. It stands below the pages' copy because what MDX places in an article gets
 * no copy from a page.
 * @throws when `site.yaml` is missing
 */
export async function getSite(): Promise<Site> {
  const entry = await getEntry('site', 'site');
  if (!entry)
    throw new Error(`Falta ${contentFolder}/site.yaml, con los datos que comparten las páginas.`);
  return entry.data;
}
