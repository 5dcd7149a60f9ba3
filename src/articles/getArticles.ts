import { getCollection, type CollectionEntry } from 'astro:content';

/**
 * The articles, newest first. Drafts and scheduled articles are among them in development only (articleLoader.ts).
 */
export async function getArticles(): Promise<CollectionEntry<'blog'>[]> {
  // The loader drops withdrawn articles in a build, but keeps them for the development server.
  return (await getCollection('blog', ({ data }) => data.retirado === undefined)).sort(
    (a, b) => b.data.fecha.getTime() - a.data.fecha.getTime() || a.id.localeCompare(b.id),
  );
}
