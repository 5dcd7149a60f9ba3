/** What finding a related article needs to know of one. */
export interface Relatable {
  id: string;
  data: { fecha: Date; categorias: readonly string[] };
}

/**
 * The article to go on with after one: the nearest by date that shares a category with it, else the
 * nearest of all; of two as near as each other, the one that comes first in `articles`. `undefined`
 * where there is no other.
 */
export function relatedTo<Article extends Relatable>(
  { id, data }: Article,
  articles: readonly Article[],
): Article | undefined {
  const distance = (other: Article) => Math.abs(other.data.fecha.getTime() - data.fecha.getTime());
  const shares = (other: Article) =>
    other.data.categorias.some((category) => data.categorias.includes(category));
  const nearest = articles
    .filter((other) => other.id !== id)
    .sort((a, b) => distance(a) - distance(b));
  return nearest.find(shares) ?? nearest[0];
}
