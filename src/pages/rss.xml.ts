import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { portableHtml } from '#articles/portable.ts';
import { renderArticle } from '#articles/renderArticle.ts';
import { getSite } from '#components/getSite.ts';
import { getArticles } from '#articles/articles.ts';
import { getPageCopy } from '#copy/copy.ts';
import { FEED_LENGTH, FEED_PATH } from '#lib/feed.ts';
import { articleRoute } from '#lib/routes.ts';
import { absolute } from '#discovery/structured-data/addresses.ts';

/** The newest articles in full, for feed readers. */
export const GET: APIRoute = async () => {
  const { url } = await getSite();
  const { seo } = await getPageCopy('blogs');
  const newest = (await getArticles()).slice(0, FEED_LENGTH);
  return rss({
    title: seo.title,
    description: seo.description,
    site: url,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>es-AR</language><atom:link href="${absolute(url, FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
    items: await Promise.all(
      newest.map(async (article) => {
        const address = absolute(url, articleRoute(article.id).path);
        return {
          title: article.data.titulo,
          description: article.data.descripcion,
          link: address,
          pubDate: article.data.fecha,
          categories: article.data.categorias,
          content: portableHtml(await renderArticle(article), address),
        };
      }),
    ),
  });
};
