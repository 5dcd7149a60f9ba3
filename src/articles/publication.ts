import type { CollectionEntry } from 'astro:content';
import { formatDate } from '#lib/dates.ts';
import { fillPlaceholders } from '#lib/placeholders.ts';

type Article = CollectionEntry<'blog'>['data'];

/** Whether visitors may read an article, and if not, why. */
type Publication = 'published' | 'draft' | 'scheduled' | 'withdrawn';

/** An article's status at the time `now`, in ms. A withdrawn article or a draft stays one whatever its date. */
export function publicationOf(
  { borrador, fecha, retirado }: Pick<Article, 'borrador' | 'fecha' | 'retirado'>,
  now: number,
): Publication {
  if (retirado !== undefined) return 'withdrawn';
  if (borrador) return 'draft';
  return fecha.getTime() > now ? 'scheduled' : 'published';
}

/** The label of an unpublished article in development; `undefined` for a published one. */
export function statusLabelOf(
  article: Article,
  { draft, scheduled }: { draft: string; scheduled: string },
): string | undefined {
  const state = publicationOf(article, Date.now());
  if (state === 'scheduled')
    return fillPlaceholders(scheduled, { fecha: formatDate(article.fecha) });
  return state === 'draft' ? draft : undefined;
}
