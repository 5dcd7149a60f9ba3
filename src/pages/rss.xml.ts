import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { feedHtml } from '#articles/feedHtml.ts';
import { renderArticle } from '#articles/renderArticle.ts';
import { getSite } from '#site/getSite.ts';
import { getArticles } from '#articles/getArticles.ts';
import { getPageCopy } from '#sections/getPageCopy.ts';
import { absoluteUrl, FEED_PATH } from '#lib/paths.ts';
import { articleRoute } from '#lib/routes.ts';

/** How many articles the feed has; feed readers keep older ones themselves. */
const LENGTH = 20;

/** The newest articles in full, for feed readers. */
export const GET: APIRoute = async () => {
  const { url } = await getSite();
  const { seo } = await getPageCopy('blogs');
  const newest = (await getArticles()).slice(0, LENGTH);
  return rss({
    title: seo.title,
    description: seo.description,
    site: url,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>es-AR</language><atom:link href="${absoluteUrl(url, FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
    items: await Promise.all(
      newest.map(async (article) => {
        const address = absoluteUrl(url, articleRoute(article.id).path);
        return {
          title: article.data.titulo,
          description: article.data.descripcion,
          link: address,
          pubDate: article.data.fecha,
          categories: article.data.categorias,
          content: feedHtml(await renderArticle(article), address),
        };
      }),
    ),
  });
};
