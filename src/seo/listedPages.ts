import { getEntry } from 'astro:content';
import { getArticles } from '#articles/getArticles.ts';
import { coverSvg } from '#articles/coverSvg.ts';
import {
  articleRoute,
  blogsRoutes,
  checklistRoute,
  routeNames,
  routes,
  type RouteName,
} from '#lib/routes.ts';
import { getChecklists } from '#checklists/getChecklists.ts';
import { getPageCopy } from '#sections/getPageCopy.ts';
import { fillPlaceholders } from '#lib/placeholders.ts';
import { headlineOf } from './headline.ts';

/** A page that search engines may list and that networks show with a picture. */
interface ListedPage {
  path: string;
  title: string;
  /** The title that the page itself shows. */
  headline: string;
  /** When its text last changed, where the content says so. */
  changed?: Date | undefined;
  /** The SVG text of an article's cover. */
  cover?: () => Promise<string | undefined>;
}

/** A page of the route table, with titles from its copy or its legal text. @throws when neither has a title */
async function pageOf(name: RouteName): Promise<ListedPage> {
  const copy = (await getEntry('pages', name))?.data;
  const legal = (await getEntry('legal', name))?.data;
  const title = copy && 'seo' in copy ? copy.seo.title : legal?.titulo;
  if (!title) throw new Error(`Falta «seo» en los textos de «${name}».`);
  return {
    path: routes[name].path,
    title,
    headline: (copy && headlineOf(name, copy)) ?? title,
    changed: legal?.fecha,
  };
}

/**
 * The pages of the blog's list when there are this many articles: `list`, which is the first, and the further pages.
 * All of them changed with the newest article.
 */
async function blogListPages(list: ListedPage, articles: number, changed: Date | undefined) {
  const { page: pageName } = (await getPageCopy('blogs')).articleCards.pagination;
  const listRoutes = blogsRoutes(articles);
  return listRoutes.map(({ path }, index): ListedPage => {
    const values = { numero: index + 1, total: listRoutes.length };
    const title = `${fillPlaceholders(pageName, values)} | ${list.title}`;
    return { ...list, path, changed, title: index === 0 ? list.title : title };
  });
}

/**
 * Every page that search engines may list: the pages of the route table, the further pages of the blog's list,
 * checklists, articles.
 */
export async function getListedPages(): Promise<ListedPage[]> {
  const articles = (await getArticles()).map(({ id, data }) => ({
    path: articleRoute(id).path,
    title: data.titulo,
    headline: data.titulo,
    changed: data.actualizado ?? data.fecha,
    cover: () => coverSvg(id),
  }));
  const newest = articles.toSorted((a, b) => b.changed.getTime() - a.changed.getTime())[0]?.changed;
  const pages = await Promise.all(
    routeNames.filter((name) => routes[name].isIndexable).map(pageOf),
  );
  const checklists = (await getChecklists()).map(({ id, data: { titulo } }) => ({
    path: checklistRoute(id).path,
    title: titulo,
    headline: titulo,
  }));
  const withLists = await Promise.all(
    pages.map((page) =>
      page.path === routes.blogs.path ? blogListPages(page, articles.length, newest) : page,
    ),
  );
  return [...withLists.flat(), ...checklists, ...articles];
}
