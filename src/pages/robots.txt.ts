import type { APIRoute } from 'astro';
import { getSite } from '#data/getSite.ts';
import { absolute } from '#lib/paths.ts';

/** Allows all pages: crawlers have to read those with `noindex` to find it. */
export const GET: APIRoute = async () => {
  const { url } = await getSite();
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute(url, '/sitemap.xml')}\n`);
};
