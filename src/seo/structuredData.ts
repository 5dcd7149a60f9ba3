import type { Graph, Thing } from 'schema-dts';
import type { CollectionEntry } from 'astro:content';
import { isoDate } from '#lib/dates.ts';
import { absoluteUrl, appIconPath, articlePath, socialImagePath } from '#lib/paths.ts';
import { homeRoute, routes } from '#lib/routes.ts';
import type { Site } from '#site/siteSchema.ts';

/**
 * The structured data of a page (schema.org), as JSON-LD text for a script element. `<` is escaped, so
 * that no text of the content can close that element.
 */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}

export interface Crumb {
  name: string;
  /** Missing for the page itself. */
  path?: string;
}

/** The breadcrumbs of a page; `crumbs` are the ones after the home page. */
export const breadcrumbs = ({ url, brand }: Site, crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: brand.name, path: homeRoute.path }, ...crumbs].map(
    ({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path && { item: absoluteUrl(url, path) }),
    }),
  ),
});

const organizationId = (siteUrl: string) => absoluteUrl(siteUrl, '/#org');

/** The brand by its name, for pages that are about something else. */
const publisher = ({ url, brand }: Site) => ({
  '@type': 'Organization' as const,
  '@id': organizationId(url),
  name: brand.name,
  url: absoluteUrl(url, homeRoute.path),
});

/** The brand, with its channels: for the home page. */
export const organization = (site: Site): Thing => ({
  ...publisher(site),
  logo: absoluteUrl(site.url, appIconPath(512)),
  telephone: site.phone.number,
  sameAs: site.footer.social.map(({ href }) => href),
});

/** The site as a whole: for the home page, beside `organization`. */
export const website = ({ url, brand }: Site): Thing => ({
  '@type': 'WebSite',
  name: brand.name,
  url: absoluteUrl(url, homeRoute.path),
  publisher: { '@id': organizationId(url) },
});

/** The app with its stores, without price and rating: the site states none. */
export const softwareApplication = (site: Site, description: string): Thing => ({
  '@type': 'SoftwareApplication',
  name: site.brand.name,
  description,
  url: absoluteUrl(site.url, routes.app.path),
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Android, iOS',
  installUrl: [site.stores.googlePlay.href, site.stores.appStore.href],
  publisher: publisher(site),
});

/** An article. The brand signs it: the content names no other author. */
export const blogPosting = (site: Site, { id, data }: CollectionEntry<'blog'>): Thing => ({
  '@type': 'BlogPosting',
  headline: data.titulo,
  image: absoluteUrl(site.url, socialImagePath(articlePath(id))),
  datePublished: isoDate(data.fecha),
  ...(data.actualizado && { dateModified: isoDate(data.actualizado) }),
  author: publisher(site),
  publisher: { '@id': organizationId(site.url) },
});

/**
 * The product video, for the page at `path`, which has its own `description` of it. If the address of the thumbnail
 * is unknown, the social image of the page is used.
 */
export const videoObject = ({ url, video }: Site, path: string, description: string): Thing => ({
  '@type': 'VideoObject',
  name: video.title,
  description,
  thumbnailUrl: video.thumbnail ?? absoluteUrl(url, socialImagePath(path)),
  uploadDate: isoDate(video.uploaded),
  embedUrl: video.embed,
});
