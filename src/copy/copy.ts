import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { contentFolder } from '#lib/contentFolder.ts';
import type { PageCopy, PageName } from './pages.ts';

/** The words of one page. @throws when its file is missing or says it is another page's. */
export async function getPageCopy<Name extends PageName>(name: Name): Promise<PageCopy<Name>> {
  const entry = await getEntry('pages', name);
  if (entry?.data.page !== name) {
    throw new Error(
      `Faltan los textos de «${name}»: creá ${contentFolder}/pages/${name}.yaml con «page: ${name}».`,
    );
  }
  return entry.data as PageCopy<Name>;
}

/** The checklists to print, in the order that they ask for. */
export const getChecklists = async (): Promise<CollectionEntry<'checklists'>[]> =>
  (await getCollection('checklists')).sort(
    (a, b) => a.data.orden - b.data.orden || a.id.localeCompare(b.id),
  );
