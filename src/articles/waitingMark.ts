import type { CollectionEntry } from 'astro:content';
import { formatDate } from '#lib/dates.ts';
import type { ArticleBodyCopy } from './ArticleBody/ArticleBody.copy.ts';
import { publicationOf } from './publication.ts';

/** The words of an article that visitors can't read yet. */
export type WaitingWords = Pick<ArticleBodyCopy, 'draft' | 'scheduled'>;

/** What an article says of itself while visitors can't read it; `undefined` once they can. */
export function waitingMark(
  { data }: CollectionEntry<'blog'>,
  { draft, scheduled }: WaitingWords,
): string | undefined {
  const marks = {
    draft,
    scheduled: scheduled.replace('{fecha}', formatDate(data.fecha)),
    published: undefined,
    withdrawn: undefined,
  };
  return marks[publicationOf(data, Date.now())];
}
