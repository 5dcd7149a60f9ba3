import type { BlogPosting } from 'schema-dts';
import { articlePath } from '#lib/articlePaths.ts';
import { isoDate } from '#lib/dates.ts';
import type { Site } from '#schemas/site.ts';
import { socialImagePath } from '#lib/socialImagePath.ts';
import { absolute } from './addresses.ts';
import { publisher, publisherReference } from './brand.ts';

/** The parts of an article that structured data names. */
export interface PostedArticle {
  id: string;
  data: { titulo: string; fecha: Date; actualizado?: Date | undefined };
}

/** An article. The brand signs it: the content names no other author. */
export const blogPosting = (
  site: Pick<Site, 'url' | 'brand'>,
  { id, data: { titulo, fecha, actualizado } }: PostedArticle,
) =>
  ({
    '@type': 'BlogPosting',
    headline: titulo,
    image: absolute(site.url, socialImagePath(articlePath(id))),
    datePublished: isoDate(fecha),
    ...(actualizado && { dateModified: isoDate(actualizado) }),
    author: publisher(site),
    publisher: publisherReference(site.url),
  }) satisfies BlogPosting;
