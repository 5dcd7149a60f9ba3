import type { APIRoute } from 'astro';
import { getSite } from '~/lib/copy.ts';
import { absolute } from '~/structured-data/addresses.ts';
import { robotsText } from '~/syndication/sitemap.ts';

/** What crawlers may read, and where the list of pages is. */
export const GET: APIRoute = async () => {
  const { url } = await getSite();
  return new Response(robotsText(absolute(url, '/sitemap.xml')));
};
