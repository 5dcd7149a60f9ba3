import type { APIRoute } from 'astro';
import { getSite } from '#site/getSite.ts';
import { getListedPages } from '#seo/listedPages.ts';
import { isoDate } from '#lib/dates.ts';
import { absoluteUrl } from '#lib/paths.ts';

/** Every page that search engines may list, once, with the date its content gives. */
export const GET: APIRoute = async () => {
  const { url } = await getSite();
  // Our paths contain no characters that XML requires to be escaped.
  const pages = (await getListedPages()).map(({ path, changed }) => {
    const date = changed ? `<lastmod>${isoDate(changed)}</lastmod>` : '';
    return `<url><loc>${absoluteUrl(url, path)}</loc>${date}</url>`;
  });
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    '</urlset>\n',
  ].join('\n');
  return new Response(text, { headers: { 'Content-Type': 'application/xml' } });
};
