import type { Element, Text } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { isExternal } from '#lib/links.ts';

/** A page outside the site that an article links to. */
export interface Source {
  href: string;
  /** The words of its first link. */
  words: string;
  /** Whose page it is, without `www.`. */
  host: string;
}

/**
 * The pages outside the site that an article's rendered text links to, each once, in the order of
 * the text. Calls to action are no sources.
 */
export function sourcesIn(html: string): Source[] {
  const sources = new Map<string, Source>();
  visit(fromHtml(html, { fragment: true }), { tagName: 'a' }, (link: Element) => {
    const { href, dataCtaId } = link.properties;
    if (typeof href !== 'string' || !isExternal(href) || dataCtaId || sources.has(href)) return;
    let words = '';
    visit(link, 'text', ({ value }: Text) => {
      words += value;
    });
    sources.set(href, { href, words, host: new URL(href).hostname.replace(/^www\./, '') });
  });
  return [...sources.values()];
}
