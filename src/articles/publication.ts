import type { CollectionEntry } from 'astro:content';
import { formatDate } from '#lib/dates.ts';
import type { ArticleBodyCopy } from '#articles/articles.copy.ts';

type Article = CollectionEntry<'blog'>['data'];

/** Whether visitors may read an article, and if not, why. */
export type Publication = 'published' | 'draft' | 'scheduled' | 'withdrawn';

/** Where an article stands at a moment, in ms: withdrawn or a draft whatever its day, or waiting for its day. */
export function publicationOf(
  { borrador, fecha, retirado }: Pick<Article, 'borrador' | 'fecha' | 'retirado'>,
  now: number,
): Publication {
  if (retirado !== undefined) return 'withdrawn';
  if (borrador) return 'draft';
  return fecha.getTime() > now ? 'scheduled' : 'published';
}

/** What an article says of itself in development while visitors can't read it. */
export function waitingMark(
  article: Article,
  { draft, scheduled }: Pick<ArticleBodyCopy, 'draft' | 'scheduled'>,
): string | undefined {
  const state = publicationOf(article, Date.now());
  if (state === 'scheduled') return scheduled.replace('{fecha}', formatDate(article.fecha));
  return state === 'draft' ? draft : undefined;
}
