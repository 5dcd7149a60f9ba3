import { getEntry } from 'astro:content';
import { getSite } from '#components/getSite.ts';
import { getArticles } from '#articles/articles.ts';
import { getChecklists } from './copy.ts';
import { paginate } from '#articles/pagination.ts';
import {
  articleRoute,
  blogsRoute,
  checklistRoute,
  routeNames,
  routes,
  type RouteName,
} from '#lib/routes.ts';
import { absolute } from '#discovery/structured-data/addresses.ts';
import type { ListedPage } from '#discovery/sitemap.ts';

const latest = (dates: readonly Date[]): Date | undefined =>
  dates.toSorted((a, b) => b.getTime() - a.getTime())[0];

async function wordsOf(name: RouteName): Promise<Pick<ListedPage, 'title' | 'description'>> {
  const copy = await getEntry('pages', name);
  if (copy && 'seo' in copy.data) return copy.data.seo;
  const legal = await getEntry('legal', name);
  if (legal) return { title: legal.data.titulo, description: legal.data.descripcion };
  throw new Error(`Falta «seo» en los textos de «${name}».`);
}

/** When an article's text last changed, as its frontmatter says. */
const changeOf = ({ fecha, actualizado }: { fecha: Date; actualizado?: Date | undefined }) =>
  actualizado ?? fecha;

/** The pages that search engines may list, articles aside, in the order of the route table. */
export async function getListedPages(): Promise<ListedPage[]> {
  const { url } = await getSite();
  const articles = await getArticles();
  const changes: Partial<Record<RouteName, Date | undefined>> = {
    blogs: latest(articles.map(({ data }) => changeOf(data))),
    TerminosYCondiciones: (await getEntry('legal', 'TerminosYCondiciones'))?.data.fecha,
  };
  const listed = routeNames.filter((name) => routes[name].isIndexable);
  return Promise.all(
    listed.map(async (name) => ({
      address: absolute(url, routes[name].path),
      changed: changes[name],
      ...(await wordsOf(name)),
    })),
  );
}

/** The pages of the blog's list after the first, which the route table has. */
export async function getFurtherLists(): Promise<Pick<ListedPage, 'address' | 'changed'>[]> {
  const { url } = await getSite();
  const [, ...further] = paginate(await getArticles());
  return further.map(({ number, entries }) => ({
    address: absolute(url, blogsRoute(number).path),
    changed: latest(entries.map(({ data }) => changeOf(data))),
  }));
}

/** The published articles as search engines may list them, newest first. */
export async function getListedArticles(): Promise<(ListedPage & { id: string })[]> {
  const { url } = await getSite();
  return (await getArticles()).map(({ id, data }) => ({
    id,
    address: absolute(url, articleRoute(id).path),
    title: data.titulo,
    description: data.descripcion,
    changed: changeOf(data),
  }));
}

/** The checklists to print as search engines may list them. */
export async function getListedChecklists(): Promise<ListedPage[]> {
  const { url } = await getSite();
  return (await getChecklists()).map(({ id, data }) => ({
    address: absolute(url, checklistRoute(id).path),
    title: data.titulo,
    description: data.descripcion,
  }));
}
