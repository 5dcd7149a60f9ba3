import type { CollectionEntry } from 'astro:content';

type Article = Pick<CollectionEntry<'blog'>, 'id'> & {
  data: Pick<CollectionEntry<'blog'>['data'], 'fecha' | 'categorias'>;
};

/**
 * The article to go on with after one: the nearest by date that shares a category with it, else the
 * nearest of all; of two as near as each other, the one that comes first in `articles`. `undefined`
 * where there is no other.
 */
export function relatedTo<One extends Article>(
  { id, data }: One,
  articles: readonly One[],
): One | undefined {
  const distance = (other: One) => Math.abs(other.data.fecha.getTime() - data.fecha.getTime());
  const shares = (other: One) =>
    other.data.categorias.some((category) => data.categorias.includes(category));
  const nearest = articles
    .filter((other) => other.id !== id)
    .sort((a, b) => distance(a) - distance(b));
  return nearest.find(shares) ?? nearest[0];
}
