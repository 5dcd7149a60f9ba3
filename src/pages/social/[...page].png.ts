import { getCollection, type CollectionEntry } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import { getArticles } from '#articles/articles.ts';
import { getSite } from '#components/getSite.ts';
import { coverText, sceneText } from '#components/Picture/pictures.ts';
import { getChecklists } from '#copy/copy.ts';
import { pageSchema } from '#copy/pages.ts';
import { socialImage } from '#discovery/socialImage.ts';
import { articlePath } from '#lib/paths.ts';
import { blogsRoutes, checklistRoute, isRouteName, routes } from '#lib/routes.ts';
import { firstOf } from '#schemas/kind.ts';

interface Props {
  title: string;
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
  const images = new Map<string, Props>();
  const drawingAt = (path: string) => images.get(path)?.drawing;

  for (const { id, data } of await getCollection('pages')) {
    const title = firstOf('headline', pageSchema(data.page), data);
    if (title && isRouteName(id) && routes[id].isIndexable) {
      images.set(routes[id].path, { title, drawing: await drawingOf(data) });
    }
  }
  for (const { id, data } of await getCollection('legal')) {
    if (isRouteName(id)) images.set(routes[id].path, { title: data.titulo, drawing: undefined });
  }
  const articles = await getArticles();
  for (const { id, data } of articles) {
    images.set(articlePath(id), { title: data.titulo, drawing: await coverText(id) });
  }
  for (const { id, data } of await getChecklists()) {
    const drawing = drawingAt(routes.checklists.path);
    images.set(checklistRoute(id).path, { title: data.titulo, drawing });
  }
  const list = images.get(routes.blogs.path);
  for (const { path } of blogsRoutes(articles.length)) if (list) images.set(path, list);

  return [...images].map(([path, props]) => ({
    params: { page: path.slice(1) },
    props: { ...props },
  }));
}) satisfies GetStaticPaths;

/** The picture that networks show when the page is shared. */
export const GET: APIRoute<Props> = async ({ props: { title, drawing } }) => {
  const { brand } = await getSite();
  return new Response(await socialImage(title, brand.tagline, drawing), {
    headers: { 'Content-Type': 'image/png' },
  });
};
