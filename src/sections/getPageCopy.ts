import { getEntry, type CollectionEntry } from 'astro:content';

type PageEntry = CollectionEntry<'pages'>['data'];

/** The copy of one page; the content check guarantees that its file exists and is valid. */
export const getPageCopy = async <Name extends PageEntry['page']>(name: Name) =>
  (await getEntry('pages', name))?.data as Extract<PageEntry, { page: Name }>;
