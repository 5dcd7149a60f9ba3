import { getEntry, type CollectionEntry } from 'astro:content';

type PageCopy = CollectionEntry<'pages'>['data'];

/** The copy of one page; the content check guarantees that its file exists and is valid. */
export const getPageCopy = async <Name extends PageCopy['page']>(name: Name) =>
  (await getEntry('pages', name))?.data as Extract<PageCopy, { page: Name }>;
