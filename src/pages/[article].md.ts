import type { APIRoute, GetStaticPaths } from 'astro';
import type { CollectionEntry } from 'astro:content';
import { portableMarkdown, twinText } from '#articles/portable.ts';
import { renderArticle } from '#articles/renderArticle.ts';
import { getSite } from '#components/getSite.ts';
import { getArticles } from '#articles/articles.ts';
import { getPageCopy } from '#copy/copy.ts';
import { articleRoute } from '#lib/routes.ts';
import { absolute } from '#discovery/structured-data/addresses.ts';

interface Props {
  article: CollectionEntry<'blog'>;
}

export const getStaticPaths = (async () =>
  (await getArticles()).map((article) => ({
    params: { article: article.id },
    props: { article },
  }))) satisfies GetStaticPaths;

/** An article's Markdown twin. */
export const GET: APIRoute<Props> = async ({ props: { article } }) => {
  const { url } = await getSite();
  const { article: copy } = await getPageCopy('articulo');
  const address = absolute(url, articleRoute(article.id).path);
  const text = portableMarkdown(await renderArticle(article), address);
  return new Response(twinText(article.data, text, address, copy), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
};
