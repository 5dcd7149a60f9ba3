import { getCollection, type CollectionEntry } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import { getSite } from '#components/getSite.ts';
import { getArticles } from '#articles/articles.ts';
import { getChecklists } from '#copy/copy.ts';
import { pageSchema } from '#copy/pages.ts';
import { firstOf } from '#schemas/kind.ts';
import { articlePath } from '#lib/articlePaths.ts';
import { coverText, sceneText } from '#components/Picture/pictures.ts';
import { paginate } from '#articles/pagination.ts';
import { blogsRoute, checklistRoute, isRouteName, routes } from '#lib/routes.ts';
import { socialImage } from '#discovery/social/socialImage.ts';

interface Props {
  title: string;
  tagline: string;
  /** SVG text of the page's own drawing. */
  drawing: string | undefined;
}

/** The drawing that the page opens with, as the text of its file. */
async function drawingOf(copy: CollectionEntry<'pages'>['data']): Promise<string | undefined> {
  if ('head' in copy && copy.head.picture) return sceneText(copy.head.picture.scene);
  if ('login' in copy) return sceneText('login.svg');
  if ('hero' in copy) return sceneText('poster-video.svg');
  if ('banner' in copy && copy.banner.scene) return sceneText(copy.banner.scene);
  return undefined;
}

export const getStaticPaths = (async () => {
  const { brand } = await getSite();
  const titles = new Map<string, string>();
  const drawings = new Map<string, string | undefined>();
  for (const { id, data } of await getCollection('pages')) {
    const title = firstOf('headline', pageSchema(data.page), data);
    if (title && isRouteName(id) && routes[id].isIndexable) {
      titles.set(routes[id].path, title);
      drawings.set(routes[id].path, await drawingOf(data));
    }
  }
  for (const { id, data } of await getCollection('legal')) {
    if (isRouteName(id)) titles.set(routes[id].path, data.titulo);
  }
  const articles = await getArticles();
  for (const { id, data } of articles) {
    titles.set(articlePath(id), data.titulo);
    drawings.set(articlePath(id), await coverText(id));
  }
  for (const { id, data } of await getChecklists()) {
    titles.set(checklistRoute(id).path, data.titulo);
    drawings.set(checklistRoute(id).path, drawings.get(routes.checklists.path));
  }
  const listTitle = titles.get(routes.blogs.path) ?? brand.name;
  for (const { number } of paginate(articles)) {
    titles.set(blogsRoute(number).path, listTitle);
    drawings.set(blogsRoute(number).path, drawings.get(routes.blogs.path));
  }
  return [...titles].map(([path, title]) => ({
    params: { page: path.slice(1) },
    props: { title, tagline: brand.tagline, drawing: drawings.get(path) },
  }));
}) satisfies GetStaticPaths;

/** The picture that networks show when the page is shared. */
export const GET: APIRoute<Props> = async ({ props: { title, tagline, drawing } }) =>
  new Response(await socialImage(title, tagline, drawing), {
    headers: { 'Content-Type': 'image/png' },
  });
