import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { ArticleResponse } from '#sections/ArticleViewer/ArticleViewer.client.ts';
import { articleDataFolder, viewerPath } from '#lib/paths.ts';
import { blogsRoutes, errorRoute, notFoundRoute, type Route } from '#lib/routes.ts';
import { servedAt } from '#tools/check/output/builtSite.ts';
import { filesOf } from '#tools/filesOf.ts';
import { content } from '#tests/support/sites/content.ts';
import { siteFolder } from '#tests/support/sites/variants.ts';

/** A page of the built site, or an article as the viewer shows it. */
export interface SitePage {
  /** Path in the built folder. */
  file: string;
  path: string;
  html: string;
  document: Document;
}

const { DOMParser } = new JSDOM().window;

/** The document that a browser makes of HTML. */
export const documentOf = (html: string): Document =>
  new DOMParser().parseFromString(html, 'text/html');

/** The document in one of the built XML files. */
export const parseXml = (file: string): Document =>
  new DOMParser().parseFromString(readText(file), 'application/xml');

/** The texts of an XML document's elements of this name. */
export const textsIn = (parent: Document | Element, name: string): string[] =>
  [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent);

/** Relative paths of the built files. */
export const files = filesOf(siteFolder);

/** The bytes of a built file. */
export const readBytes = (file: string): Buffer => readFileSync(join(siteFolder, file));

/** The text of a built file. */
export const readText = (file: string): string => readBytes(file).toString('utf8');

/** Copies of other pages. */
const others = content.routes().flatMap(({ aliases }) => aliases);

/** All pages, without the copies of them at other addresses. */
export const pages: SitePage[] = files
  .filter((file) => file.endsWith('.html') && !others.includes(servedAt(file)))
  .map((file) => {
    const html = readText(file);
    return { file, path: servedAt(file), html, document: documentOf(html) };
  });

/** The page at a path. @throws when there is none */
export function pageAt(path: string): SitePage {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`The built site has no page at ${path}.`);
  return page;
}

/** The address of a path, with the site's own name. */
export const wholeAddress = (path: string): string => `${content.site().url}${path}`;

/** The published articles, newest first. */
export const publishedArticles = content.articles();

/** Their paths. */
export const articlePaths = publishedArticles.map(({ id }) => `/${id}`);

const lists = blogsRoutes(publishedArticles.length);

/** The routes of all pages, with each page of the blog's list. */
export const canonicalRoutes: Route[] = [...content.routes(), ...lists.slice(1)];

/** Pages that search engines may list. */
export const listedPages: SitePage[] = canonicalRoutes
  .filter(({ isIndexable }) => isIndexable)
  .map(({ path }) => pageAt(path));

/** Their paths. */
export const listedPaths = listedPages.map(({ path }) => path);

/** The pages of the blog's list. */
export const blogLists: SitePage[] = lists.map(({ path }) => pageAt(path));

/** All pages but `/`, which only redirects. */
export const wholePages: SitePage[] = [...canonicalRoutes, notFoundRoute, errorRoute].map(
  ({ path }) => pageAt(path),
);

/** Each article as the viewer at /UnBlog shows it. */
export const viewedArticles: (SitePage & { data: ArticleResponse['data'] })[] =
  publishedArticles.map(({ id }) => {
    const file = `${articleDataFolder.slice(1)}${id}.json`;
    const { data } = JSON.parse(readText(file)) as ArticleResponse;
    return { file, path: viewerPath(id), html: data.html, document: documentOf(data.html), data };
  });

/** A page's elements that match a selector. */
export const elementsOf = (page: SitePage, selector: string): Element[] => [
  ...page.document.querySelectorAll(selector),
];

/** The names of a page's React islands. Astro shows them only in the address of each island's script. */
export const islandsOf = (page: SitePage): (string | undefined)[] =>
  elementsOf(page, 'astro-island').map(
    (island) => /(\w+)\.[^/]+$/.exec(island.getAttribute('component-url') ?? '')?.[1],
  );
