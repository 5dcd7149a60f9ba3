import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import type { PageCopy, PageName } from './pages.ts';

/** The copy of one page; the content check guarantees that its file exists and is valid. */
export const getPageCopy = async <Name extends PageName>(name: Name): Promise<PageCopy<Name>> =>
  (await getEntry('pages', name))?.data as PageCopy<Name>;

/** The checklists to print, in the order of their `orden`. */
export const getChecklists = async (): Promise<CollectionEntry<'checklists'>[]> =>
  (await getCollection('checklists')).sort(
    (a, b) => a.data.orden - b.data.orden || a.id.localeCompare(b.id),
  );
