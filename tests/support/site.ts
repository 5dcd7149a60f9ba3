import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { ArticleAnswer } from '#articles/ArticleViewer/viewer.client.ts';
import { articleDataFolder, viewerPath } from '#lib/paths.ts';
import { blogsRoutes, errorRoute, notFoundRoute, type Route } from '#lib/routes.ts';
import { filesOf } from '#tools/filesOf.ts';
import { EDITOR_PATH } from '#tools/editor/address.ts';
import { GALLERY_PATH } from '#tools/gallery/gallery.ts';
import { content } from './content.ts';
import { siteFolder } from './variants.ts';

export interface SitePage {
  /** Path from the built folder. */
  file: string;
  /** Where the host serves it. */
  path: string;
  html: string;
  document: Document;
}

const { DOMParser } = new JSDOM().window;

/** Parses a page, or a part of one, without what a browser would do with it next. */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(html, 'text/html');

/** Parses a file of XML. */
export const parseXml = (file: string): Document =>
  new DOMParser().parseFromString(readText(file), 'application/xml');

/** Every file of the built site, as the host names them: from its folder, with `/`; the gallery is no part of it. */
export const files = filesOf(siteFolder).filter((file) => !`/${file}`.startsWith(GALLERY_PATH));

export const readBytes = (file: string): Buffer => readFileSync(join(siteFolder, file));

export const readText = (file: string): string => readBytes(file).toString('utf8');

/** The address of a page's file: the host serves `x.html` at `/x`. */
const addressOf = (file: string) => `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/');

/** Addresses that answer with a copy of another page; the editor's page is another project's. */
const others = [...content.routes().flatMap(({ aliases }) => aliases), EDITOR_PATH];

/** Every page of the built site, each once. */
export const pages: SitePage[] = files
  .filter((file) => file.endsWith('.html') && !others.includes(addressOf(file)))
  .map((file) => {
    const html = readText(file);
    return { file, path: addressOf(file), html, document: parseHtml(html) };
  });

export function pageAt(path: string): SitePage {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`The built site has no page at ${path}.`);
  return page;
}

/** The articles that visitors can read: neither drafts nor for a later day. */
export const publishedArticles = content.articles();

const lists = blogsRoutes(publishedArticles.length);

/** The canonical routes of the site: its pages, and the further ones of the blog's list. */
export const canonicalRoutes: Route[] = [...content.routes(), ...lists.slice(1)];

/** The pages of the blog's list, newest articles first. */
export const blogLists: SitePage[] = lists.map(({ path }) => pageAt(path));

/** Every page with a layout of its own: the redirect of `/` is left out. */
export const wholePages: SitePage[] = [...canonicalRoutes, notFoundRoute, errorRoute].map(
  ({ path }) => pageAt(path),
);

/** What the viewer shows of each article: its part of the page at /UnBlog, from the article's data. */
export const viewedArticles: (SitePage & { data: ArticleAnswer['data'] })[] = publishedArticles.map(
  ({ id }) => {
    const file = `${articleDataFolder.slice(1)}${id}.json`;
    const { data } = JSON.parse(readText(file)) as ArticleAnswer;
    return { file, path: viewerPath(id), html: data.html, document: parseHtml(data.html), data };
  },
);

export const elementsOf = (page: SitePage, selector: string): Element[] => [
  ...page.document.querySelectorAll(selector),
];
