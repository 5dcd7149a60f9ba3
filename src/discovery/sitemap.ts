import { isoDate } from '#lib/dates.ts';

/** A page that search engines may list. */
export interface ListedPage {
  /** Whole address. */
  address: string;
  title: string;
  description: string;
  /** When its text last changed, where the content says so. */
  changed?: Date | undefined;
}

const escapeXml = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The text of `sitemap.xml`. A page whose content has no date goes without one. */
export function sitemapText(pages: readonly Pick<ListedPage, 'address' | 'changed'>[]): string {
  const urls = pages.map(({ address, changed }) => {
    const lastmod = changed ? `<lastmod>${isoDate(changed)}</lastmod>` : '';
    return `<url><loc>${escapeXml(address)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** The text of `robots.txt`: all may be read, so that what is not to be listed can say so itself. */
export const robotsText = (sitemap: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
