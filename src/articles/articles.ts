import { getCollection, type CollectionEntry } from 'astro:content';
import { formatMonthOfYear } from '#lib/dates.ts';

/**
 * The articles, newest first. Drafts and scheduled articles are among them in development only (articleLoader.ts).
 */
export async function getArticles(): Promise<CollectionEntry<'blog'>[]> {
  // The loader drops withdrawn articles in a build, but keeps them for the development server.
  return (await getCollection('blog', ({ data }) => data.retirado === undefined)).sort(
    (a, b) => b.data.fecha.getTime() - a.data.fecha.getTime() || a.id.localeCompare(b.id),
  );
}

/** Average reading speed of Spanish text on a screen. */
const WORDS_PER_MINUTE = 200;

/** Minutes it takes to read a Markdown text, at least one. */
export function readingMinutes(markdown: string): number {
  const withoutLinkTargets = markdown.replaceAll(/\]\([^)]*\)/g, ']');
  const words = withoutLinkTargets.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}

/** What articles are ordered and grouped by. */
interface Sortable {
  id: string;
  data: Pick<CollectionEntry<'blog'>['data'], 'fecha' | 'categorias'>;
}

/** How often each label occurs, in order of first occurrence. */
const count = (labels: string[]) =>
  [...Map.groupBy(labels, (label) => label)].map(([label, { length }]) => ({
    label,
    count: length,
  }));

/** Articles per month, in the order given. */
export const countByMonth = (articles: readonly Sortable[]) =>
  count(articles.map(({ data }) => formatMonthOfYear(data.fecha)));

/** Articles per category, in Spanish alphabetical order. */
export const countByCategory = (articles: readonly Sortable[]) =>
  count(articles.flatMap(({ data }) => data.categorias)).sort((a, b) =>
    a.label.localeCompare(b.label, 'es'),
  );

/** How many articles follow one. */
const MOST_RELATED = 3;

/**
 * The articles to read after another one. Those that share a category with it come first, then the others; within
 * each group, the nearest by date comes first. Of two equally near, the first in `articles` wins.
 */
export function relatedTo<Article extends Sortable>(
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
