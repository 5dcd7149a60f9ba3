import type { CollectionEntry } from 'astro:content';
import { formatMonthOfYear } from '#lib/dates.ts';

/** What articles are grouped by. */
interface Grouped {
  data: Pick<CollectionEntry<'blog'>['data'], 'fecha' | 'categorias'>;
}

/** How often each label occurs, in order of first occurrence. */
const count = (labels: string[]) =>
  [...Map.groupBy(labels, (label) => label)].map(([label, { length }]) => ({
    label,
    count: length,
  }));

/** Articles per month, in the order given. */
export const countByMonth = (articles: readonly Grouped[]) =>
  count(articles.map(({ data }) => formatMonthOfYear(data.fecha)));

/** Articles per category, in Spanish alphabetical order. */
export const countByCategory = (articles: readonly Grouped[]) =>
  count(articles.flatMap(({ data }) => data.categorias)).sort((a, b) =>
    a.label.localeCompare(b.label, 'es'),
  );
