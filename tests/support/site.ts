import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITOR_PATH } from '#tools/editor/address.ts';
import { articleDataFolder, viewerPath } from '#lib/paths.ts';
import {
  articleRoute,
  blogsRoutes,
  checklistRoute,
  errorRoute,
  notFoundRoute,
  routeNames,
  routes,
  type Route,
} from '#lib/routes.ts';
import type { ArticleAnswer } from '#articles/ArticleViewer/viewer.client.ts';
import { filesOf, pagesOf, parseHtml, type SitePage } from './builtSite.ts';
import { content } from './content.ts';
import { siteFolder } from './variants.ts';

if (!existsSync(join(siteFolder, 'index.html'))) {
  throw new Error('There is no built site to look at: run «npm run test:site».');
}

export type { SitePage };

/** Every file of the built site, as the host names them: from its folder, with `/`. */
export const files = filesOf(siteFolder);

/** The bytes of a file of the built site. */
export const readBytes = (file: string): Buffer => readFileSync(join(siteFolder, file));

/** Every page of the built site; the editor's is none of the site's. */
export const pages = pagesOf(siteFolder).filter(({ path }) => path !== EDITOR_PATH);

/** The page that the host serves at `path`. @throws when there is none. */
export function pageAt(path: string): SitePage {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`The built site has no page at ${path}.`);
  return page;
}

/** The articles that visitors can read: neither drafts nor for a later day. */
export const publishedArticles = content
  .articles()
  .filter(({ borrador, fecha }) => !borrador && new Date(fecha).getTime() <= Date.now());

const checklistRoutes = content.checklists().map(checklistRoute);
const articleRoutes = publishedArticles.map(({ id }) => articleRoute(id));

/** The pages of the blog's list: one for every twelve articles. */
const furtherLists = blogsRoutes(publishedArticles.length).slice(1);

/** The canonical routes of the site: those of the table, the list's further pages, the articles, the checklists. */
export const canonicalRoutes: Route[] = [
  ...routeNames.map((name) => routes[name]),
  ...furtherLists,
  ...articleRoutes,
  ...checklistRoutes,
];

/** Every page with a layout of its own, each once: aliases and the redirect of `/` are left out. */
export const wholePages: SitePage[] = [...canonicalRoutes, notFoundRoute, errorRoute].map(
  ({ path }) => pageAt(path),
);

/** What the viewer shows of each article: its part of the page at /UnBlog, from the article's data. */
export const viewedArticles: (SitePage & { data: ArticleAnswer['data'] })[] = publishedArticles.map(
  ({ id }) => {
    const file = `${articleDataFolder.slice(1)}${id}.json`;
    const { data } = JSON.parse(readBytes(file).toString('utf8')) as ArticleAnswer;
    return { file, path: viewerPath(id), html: data.html, document: parseHtml(data.html), data };
  },
);

/** The elements of a page that a selector finds. */
export const elementsOf = (page: SitePage, selector: string): Element[] => [
  ...page.document.querySelectorAll(selector),
];
