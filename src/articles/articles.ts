import { getCollection, type CollectionEntry } from 'astro:content';

/** The articles, newest first. Only development has drafts and those for a later day: see the loader. */
export async function getArticles(): Promise<CollectionEntry<'blog'>[]> {
  return (await getCollection('blog')).sort(
    (a, b) => b.data.fecha.getTime() - a.data.fecha.getTime() || a.id.localeCompare(b.id),
  );
}
