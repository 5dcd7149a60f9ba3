import { getEntry } from 'astro:content';
import { getArticles } from '#articles/articles.ts';
import {
  articleRoute,
  blogsRoutes,
  checklistRoute,
  routeNames,
  routes,
  type RouteName,
} from '#lib/routes.ts';
import { getChecklists } from './copy.ts';

/** A page that search engines may list. */
export interface ListedPage {
  path: string;
  title: string;
  /** When its text last changed, where the content says so. */
  changed?: Date | undefined;
}

async function titleOf(name: RouteName): Promise<string> {
  const copy = await getEntry('pages', name);
  if (copy && 'seo' in copy.data) return copy.data.seo.title;
  const legal = await getEntry('legal', name);
  if (legal) return legal.data.titulo;
  throw new Error(`Falta «seo» en los textos de «${name}».`);
}

/** Every page that search engines may list: those of the route table, the further pages of the blog's list, checklists, articles. */
export async function getListedPages(): Promise<ListedPage[]> {
  const articles = (await getArticles()).map(({ id, data }) => ({
    path: articleRoute(id).path,
    title: data.titulo,
    changed: data.actualizado ?? data.fecha,
  }));
  const newest = articles.toSorted((a, b) => b.changed.getTime() - a.changed.getTime())[0]?.changed;
  const changes: Partial<Record<RouteName, Date | undefined>> = {
    blogs: newest,
    TerminosYCondiciones: (await getEntry('legal', 'TerminosYCondiciones'))?.data.fecha,
  };
  const pages = await Promise.all(
    routeNames
      .filter((name) => routes[name].isIndexable)
      .map(async (name) => ({
        path: routes[name].path,
        title: await titleOf(name),
        changed: changes[name],
      })),
  );
  const blog = await titleOf('blogs');
  // An article that comes or changes moves the others along the list.
  const furtherLists = blogsRoutes(articles.length)
    .slice(1)
    .map(({ path }) => ({ path, title: blog, changed: newest }));
  const checklists = (await getChecklists()).map(({ id, data }) => ({
    path: checklistRoute(id).path,
    title: data.titulo,
  }));
  return [...pages, ...furtherLists, ...checklists, ...articles];
}
