import { DomUtils, parseDocument } from 'htmlparser2';
import { isExternal } from '#lib/links.ts';

/**
 * The pages outside the site that an article's rendered text links to, each once, with the words of
 * its first link and its host without `www.`. Calls to action are no sources.
 */
export function sourcesIn(html: string): { href: string; words: string; host: string }[] {
  const sources = new Map<string, string>();
  for (const link of DomUtils.getElementsByTagName('a', parseDocument(html))) {
    const { href, 'data-cta-id': ctaId } = link.attribs;
    if (!href || !isExternal(href) || ctaId || sources.has(href)) continue;
    sources.set(href, DomUtils.textContent(link));
  }
  return [...sources].map(([href, words]) => ({
    href,
    words,
    host: new URL(href).hostname.replace(/^www\./, ''),
  }));
}
