import type { CollectionEntry } from 'astro:content';
import { formatMonth } from '#lib/dates.ts';

type Dated = Pick<CollectionEntry<'blog'>['data'], 'fecha' | 'categorias'>;

/** A heading and how many articles stand under it. */
export interface Group {
  label: string;
  count: number;
}

function count(labels: Iterable<string>): Group[] {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].map(([label, times]) => ({ label, count: times }));
}

/** Articles per month, in the order given. */
export const byMonth = (articles: readonly Dated[]): Group[] =>
  count(articles.map(({ fecha }) => formatMonth(fecha)));

/** Articles per category, in Spanish alphabetical order. */
export const byCategory = (articles: readonly Dated[]): Group[] =>
  count(articles.flatMap(({ categorias }) => categorias)).sort((a, b) =>
    a.label.localeCompare(b.label, 'es'),
  );

/** The entries before and after `index`: newest first, so the previous one is the older. */
export function neighbours<Entry>(entries: readonly Entry[], index: number) {
  return { previous: entries[index + 1], next: index > 0 ? entries[index - 1] : undefined };
}

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
