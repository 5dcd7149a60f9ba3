import { getCollection, type CollectionEntry } from 'astro:content';

/** The checklists to print, in the order of their `orden`. */
export const getChecklists = async (): Promise<CollectionEntry<'checklists'>[]> =>
  (await getCollection('checklists')).sort(
    (a, b) => a.data.orden - b.data.orden || a.id.localeCompare(b.id),
  );
