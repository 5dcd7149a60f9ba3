import type { APIRoute } from 'astro';
import { getSite } from '#components/getSite.ts';
import { absolute } from '#lib/paths.ts';

/** All may be read, so that what is not to be listed can say so itself. */
export const GET: APIRoute = async () => {
  const { url } = await getSite();
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute(url, '/sitemap.xml')}\n`);
};
