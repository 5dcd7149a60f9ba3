import type { APIRoute } from 'astro';
import { getSite } from '#site/getSite.ts';
import { absoluteUrl } from '#lib/paths.ts';

/** Allows all pages: crawlers have to read a page to find its `noindex`. */
export const GET: APIRoute = async () => {
  const { url } = await getSite();
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(url, '/sitemap.xml')}\n`);
};
