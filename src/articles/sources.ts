import { DomUtils } from 'htmlparser2';
import { findElements, parseHtml, printHtml, type HtmlElement } from '#lib/htmlTree.ts';
import { isExternal } from '#lib/links.ts';

// A plugin of the Markdown processor would change the feed and the viewer too, which keep the links.

/** The id of the list's title. */
export const sourcesId = 'fuentes-del-articulo';

/**
 * The id of a source in the list, by its number from 1. It has a capital letter, which no heading's id has
 * (`reservedIds`).
 */
export const sourceId = (number: number) => `Fuente-${number}`;

/** A page of another site that an article links to. */
export interface Source {
  href: string;
  number: number;
  /** What its first link says of it, or else that link's words, or what its picture shows. */
  label: string;
}

const labelOf = (link: HtmlElement): string =>
  link.attribs['data-source'] ||
  DomUtils.textContent(link) ||
  findElements(link, ({ name }) => name === 'img')
    .map(({ attribs }) => attribs['alt'])
    .join(' ');

/**
 * An article's rendered text with a number after the words of each link to another site, in place of the link; and the
 * sources that the numbers lead to, each address once. What a call to action leads to, such as a video, is no source.
 */
export function citeSources(html: string): { html: string; sources: Source[] } {
  const text = parseHtml(html);
  const links = findElements(text, ({ name }) => name === 'a');
  const actions = links.filter(({ attribs }) => attribs['data-cta-id']);
  const excluded = new Set(actions.map(({ attribs }) => attribs['href']));
  const sources = new Map<string, Source>();
  for (const link of links) {
    const { href = '' } = link.attribs;
    if (!isExternal(href) || excluded.has(href)) continue;
    const source = sources.get(href) ?? { href, number: sources.size + 1, label: labelOf(link) };
    sources.set(href, source);
    const { number } = source;
    const cited = parseHtml(
      `<sup><a href="#${sourceId(number)}" aria-describedby="${sourcesId}">${number}</a></sup>`,
    );
    for (const node of [...link.children, ...cited.children]) DomUtils.prepend(link, node);
    DomUtils.removeElement(link);
  }
  return { html: printHtml(text), sources: [...sources.values()] };
}
