import type { Element, Text } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { isExternal } from '#lib/links.ts';

/**
 * The pages outside the site that an article's rendered text links to, each once, with the words of
 * its first link and its host without `www.`. Calls to action are no sources.
 */
export function sourcesIn(html: string): { href: string; words: string; host: string }[] {
  const sources = new Map<string, string>();
  visit(fromHtml(html, { fragment: true }), { tagName: 'a' }, (link: Element) => {
    const { href, dataCtaId } = link.properties;
    if (typeof href !== 'string' || !isExternal(href) || dataCtaId || sources.has(href)) return;
    let words = '';
    visit(link, 'text', ({ value }: Text) => {
      words += value;
    });
    sources.set(href, words);
  });
  return [...sources].map(([href, words]) => ({
    href,
    words,
    host: new URL(href).hostname.replace(/^www\./, ''),
  }));
}
