import type { CollectionEntry } from 'astro:content';

/** What decides how near two articles are. */
interface Comparable {
  id: string;
  data: Pick<CollectionEntry<'blog'>['data'], 'fecha' | 'categorias'>;
}

/** How many articles follow one. */
const MOST_RELATED = 3;

/**
 * The articles to read after another one. Those that share a category with it come first, then the others; within
 * each group, the nearest by date comes first. Of two equally near, the first in `articles` wins.
 */
export function relatedArticles<Article extends Comparable>(
  { id, data }: Article,
  articles: readonly Article[],
): Article[] {
  const distance = (other: Article) => Math.abs(other.data.fecha.getTime() - data.fecha.getTime());
  const nearest = articles
    .filter((other) => other.id !== id)
    .sort((a, b) => distance(a) - distance(b));
  const categories = new Set(data.categorias);
  const sharing = nearest.filter((other) =>
    other.data.categorias.some((name) => categories.has(name)),
  );
  return [...new Set([...sharing, ...nearest])].slice(0, MOST_RELATED);
}
