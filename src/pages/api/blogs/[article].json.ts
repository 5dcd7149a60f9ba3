import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { articleRenderer } from '#articles/renderArticle.ts';
import { getArticles } from '#articles/getArticles.ts';
import { getPageCopy } from '#sections/getPageCopy.ts';
import type { ArticleResponse } from '#sections/ArticleViewer/ArticleViewer.client.ts';
import ViewedArticle from '#sections/ArticleViewer/ViewedArticle.astro';

export const getStaticPaths = (async () => {
  const articles = await getArticles();
  return articles.map((article, index) => ({
    params: { article: article.id },
    // Newest first: the previous one is the older.
    props: { article, previous: articles[index + 1], next: articles[index - 1] },
  }));
}) satisfies GetStaticPaths;

/** One article as the viewer fetches it: `{ status: 'success', data }`. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const { articleViewer: copy } = await getPageCopy('UnBlog');
  const answer: ArticleResponse = {
    status: 'success',
    data: {
      idBlog: props.article.id,
      titulo: props.article.data.titulo,
      html: await articleRenderer.renderToString(ViewedArticle, { props: { copy, ...props } }),
    },
  };
  return Response.json(answer);
};
