import type { APIRoute, GetStaticPaths } from 'astro';
import type { CollectionEntry } from 'astro:content';
import { container } from '#articles/renderArticle.ts';
import { neighbours } from '#articles/archive.ts';
import { getArticles } from '#articles/articles.ts';
import { getPageCopy } from '#copy/copy.ts';
import type { ArticleAnswer } from '#articles/ArticleViewer/viewer.client.ts';
import ViewedArticle from '#articles/ArticleViewer/ViewedArticle.astro';

interface Props {
  article: CollectionEntry<'blog'>;
  previous: CollectionEntry<'blog'> | undefined;
  next: CollectionEntry<'blog'> | undefined;
}

export const getStaticPaths = (async () => {
  const articles = await getArticles();
  return articles.map((article, index) => ({
    params: { article: article.id },
    props: { article, ...neighbours(articles, index) },
  }));
}) satisfies GetStaticPaths;

/** One article as the viewer fetches it: `{ status: 'success', data }`. */
export const GET: APIRoute<Props> = async ({ props }) => {
  const { viewer: copy } = await getPageCopy('UnBlog');
  const answer: ArticleAnswer = {
    status: 'success',
    data: {
      idBlog: props.article.id,
      titulo: props.article.data.titulo,
      html: await container.renderToString(ViewedArticle, { props: { copy, ...props } }),
    },
  };
  return Response.json(answer);
};
