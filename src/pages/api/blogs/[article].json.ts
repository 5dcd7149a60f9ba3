import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import type { APIRoute, GetStaticPaths } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { render, type CollectionEntry } from 'astro:content';
import { loadRenderers } from 'astro:container';
import { proseElements } from '~/components/Prose/elements.ts';
import { neighbours } from '~/lib/archive.ts';
import { getArticles } from '~/lib/copy.ts';
import { formatDate, isoDate } from '~/lib/dates.ts';
import { articlePath } from '~/lib/articlePaths.ts';
import type { ArticleAnswer, ArticleLink } from '~/schemas/articleAnswer.ts';

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

const container = await AstroContainer.create({
  renderers: await loadRenderers([getContainerRenderer()]),
});

const link = (article: CollectionEntry<'blog'> | undefined): ArticleLink | null =>
  article ? { idBlog: article.id, titulo: article.data.titulo } : null;

/** One article as the viewer fetches it: `{ status: 'success', data }`. */
export const GET: APIRoute<Props> = async ({ props: { article, previous, next } }) => {
  const { Content } = await render(article);
  const { titulo, descripcion, blogImg, blogImgAlt, fecha } = article.data;
  const answer: ArticleAnswer = {
    status: 'success',
    data: {
      idBlog: article.id,
      navegar: articlePath(article.id),
      titulo,
      descripcion,
      blogImg: { src: blogImg.src, width: blogImg.width, height: blogImg.height, alt: blogImgAlt },
      fecha: { iso: isoDate(fecha), text: formatDate(fecha) },
      html: await container.renderToString(Content, { props: { components: proseElements } }),
      previous: link(previous),
      next: link(next),
    },
  };
  return Response.json(answer);
};
