import type { APIRoute } from 'astro';
import { getSite } from '#components/getSite.ts';
import { absolute } from '#discovery/structured-data/addresses.ts';
import { robotsText } from '#discovery/sitemap.ts';

/** What crawlers may read, and where the list of pages is. */
export const GET: APIRoute = async () => {
  const { url } = await getSite();
  return new Response(robotsText(absolute(url, '/sitemap.xml')));
};
