import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import type { PageCopy, PageName } from '../schemas/pages.ts';
import type { Site } from '../schemas/site.ts';

/** What many pages share. @throws when `src/content/site.yaml` is missing. */
export async function getSite(): Promise<Site> {
  const entry = await getEntry('site', 'site');
  if (!entry)
    throw new Error('Falta src/content/site.yaml, con los datos que comparten las páginas.');
  return entry.data;
}

/** The words of one page. @throws when its file is missing or says it is another page's. */
export async function getPageCopy<Name extends PageName>(name: Name): Promise<PageCopy<Name>> {
  const entry = await getEntry('pages', name);
  if (entry?.data.page !== name) {
    throw new Error(
      `Faltan los textos de «${name}»: creá src/content/pages/${name}.yaml con «page: ${name}».`,
    );
  }
  return entry.data as PageCopy<Name>;
}

/** The published articles, newest first. Drafts and future dates show in development only. */
export async function getArticles(): Promise<CollectionEntry<'blog'>[]> {
  const articles = await getCollection(
    'blog',
    ({ data }) => import.meta.env.DEV || (!data.borrador && data.fecha.getTime() <= Date.now()),
  );
  return articles.sort(
    (a, b) => b.data.fecha.getTime() - a.data.fecha.getTime() || a.id.localeCompare(b.id),
  );
}
