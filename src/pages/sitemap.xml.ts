import type { APIRoute } from 'astro';
import {
  getFurtherLists,
  getListedArticles,
  getListedChecklists,
  getListedPages,
} from '#copy/listedPages.ts';
import { sitemapText } from '#discovery/sitemap.ts';

/** Every page that search engines may list, once, with the date its content gives. */
export const GET: APIRoute = async () =>
  new Response(
    sitemapText([
      ...(await getListedPages()),
      ...(await getFurtherLists()),
      ...(await getListedChecklists()),
      ...(await getListedArticles()),
    ]),
    { headers: { 'Content-Type': 'application/xml' } },
  );
