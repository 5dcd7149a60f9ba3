/** How many articles are suggested after one. */
const SUGGESTIONS = 3;

/** What finding related articles needs to know of one. */
export interface Relatable {
  id: string;
  data: { fecha: Date; categorias: readonly string[] };
}

/**
 * The articles that go with one: the nearest by date that share a category with it, then the nearest
 * of the rest. Of two as near as each other, the one that comes first in `articles`.
 */
export function relatedTo<Article extends Relatable>(
  { id, data }: Article,
  articles: readonly Article[],
): Article[] {
  const distance = (other: Article) => Math.abs(other.data.fecha.getTime() - data.fecha.getTime());
  const shares = (other: Article) =>
    other.data.categorias.some((category) => data.categorias.includes(category));
  const nearest = articles
    .filter((other) => other.id !== id)
    .sort((a, b) => distance(a) - distance(b));
  const alike = nearest.filter(shares);
  return [...new Set([...alike, ...nearest])].slice(0, SUGGESTIONS);
}
