import type { CollectionEntry } from 'astro:content';
import { isoDate } from '#lib/dates.ts';
import { absoluteUrl, appIconPath, FEED_PATH, socialImagePath, SPRITE_PATH } from '#lib/paths.ts';
import type { Route } from '#lib/routes.ts';
import type { Seo } from '#schemas/fields.ts';
import type { Site } from '#site/siteSchema.ts';
import { pictureSize, pictureText } from './socialImage.ts';

/** An element of a page's head with its attributes. */
interface HeadTag {
  tag: 'link' | 'meta';
  [attribute: string]: string;
}

const link = (rel: string, href: string, type?: string): HeadTag => ({
  tag: 'link',
  rel,
  ...(type && { type }),
  href,
});
const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', name, content });
const openGraph = (property: string, content: string): HeadTag => ({
  tag: 'meta',
  property,
  content,
});

/** What a page tells machines about itself. */
interface About {
  route: Route;
  seo: Seo;
  /** The title on the picture that networks show. */
  headline: string;
  /** The path that search engines list; `null` for none. */
  canonical: string | null;
  article?:
    Pick<CollectionEntry<'blog'>['data'], 'fecha' | 'actualizado' | 'categorias'> | undefined;
}

/** The tags from which networks draw a shared page (ogp.me). X also needs the kind of card. */
const sharedTags = (
  { url, brand }: Site,
  path: string,
  { route, seo, headline, article }: About,
): HeadTag[] => [
  openGraph('og:type', article ? 'article' : 'website'),
  openGraph('og:url', absoluteUrl(url, path)),
  openGraph('og:title', seo.title),
  openGraph('og:description', seo.description),
  openGraph('og:site_name', brand.name),
  openGraph('og:locale', 'es_AR'),
  openGraph('og:image', absoluteUrl(url, socialImagePath(route.path))),
  openGraph('og:image:type', 'image/png'),
  openGraph('og:image:width', String(pictureSize.width)),
  openGraph('og:image:height', String(pictureSize.height)),
  openGraph('og:image:alt', pictureText(headline, brand)),
  meta('twitter:card', 'summary_large_image'),
  ...(article ? articleTags(article) : []),
];

const articleTags = ({ fecha, actualizado, categorias }: NonNullable<About['article']>) => [
  openGraph('article:published_time', isoDate(fecha)),
  ...(actualizado ? [openGraph('article:modified_time', isoDate(actualizado))] : []),
  ...categorias.map((category) => openGraph('article:tag', category)),
];

/** Everything that a page's head tells browsers, search engines and networks, except its title. */
export const headTags = (site: Site, about: About): HeadTag[] => {
  const { route, seo, canonical } = about;
  return [
    meta('description', seo.description),
    ...(route.isIndexable ? [] : [meta('robots', 'noindex')]),
    ...(canonical ? [link('canonical', absoluteUrl(site.url, canonical))] : []),
    link('icon', SPRITE_PATH),
    link('apple-touch-icon', appIconPath(180)),
    link('manifest', '/manifest.webmanifest'),
    link('alternate', FEED_PATH, 'application/rss+xml'),
    ...(route.isIndexable && canonical ? sharedTags(site, canonical, about) : []),
  ];
};
