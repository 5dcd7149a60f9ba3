import type { CollectionEntry } from 'astro:content';
import { fillPlaceholders } from '#lib/placeholders.ts';
import { statusLabelOf } from './publication.ts';
import { readingMinutes } from './readingMinutes.ts';

/** The texts about an article's status and reading time, and before what readers can use at once. */
export type ArticleLabels = Record<'draft' | 'scheduled' | 'readingTime' | 'action', string>;

/** How long it takes to read an article, as text. */
export const readingTimeOf = (
  { body = '' }: CollectionEntry<'blog'>,
  { readingTime }: ArticleLabels,
): string => fillPlaceholders(readingTime, { minutos: readingMinutes(body) });

/** What the card of an article shows; `more` is the label of its button. */
export const cardOf = (article: CollectionEntry<'blog'>, labels: ArticleLabels, more: string) => ({
  article,
  more,
  statusLabel: statusLabelOf(article.data, labels),
  readingTime: readingTimeOf(article, labels),
  action: labels.action,
});
