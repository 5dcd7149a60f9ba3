import { DomUtils, parseDocument } from 'htmlparser2';
import { isExternal } from '#lib/links.ts';

/** The id of the list's title. */
export const sourcesId = 'fuentes-del-articulo';

/**
 * The id of a source in the list, by its number from 1. It has a capital letter, which no heading's id has
 * (`reservedIds`).
 */
export const sourceId = (number: number) => `Fuente-${number}`;

/**
 * An article's rendered text with a number in place of each link to another site, and the sources that the numbers
 * lead to: each address once, with what its first link says of it, or else its words. What a call to action leads to,
 * such as a video, is no source.
 */
export function citeSources(html: string) {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const links = DomUtils.getElementsByTagName('a', document);
  const actions = links.filter(({ attribs }) => attribs['data-cta-id']);
  const excluded = new Set(actions.map(({ attribs }) => attribs['href']));
  const sources = new Map<string, { number: number; label: string }>();
  let text = '';
  let end = 0;
  for (const link of links) {
    const { href = '', 'data-source': label } = link.attribs;
    if (!isExternal(href) || excluded.has(href)) continue;
    const source = sources.get(href) ?? {
      number: sources.size + 1,
      label: label ?? DomUtils.textContent(link),
    };
    sources.set(href, source);
    const words = html.slice(
      link.firstChild?.startIndex ?? 0,
      (link.lastChild?.endIndex ?? -1) + 1,
    );
    const call = `<a href="#${sourceId(source.number)}" aria-describedby="${sourcesId}">${source.number}</a>`;
    text += `${html.slice(end, link.startIndex ?? 0)}${words}<sup>${call}</sup>`;
    end = (link.endIndex ?? -1) + 1;
  }
  return {
    html: text + html.slice(end),
    sources: [...sources].map(([href, one]) => ({ href, ...one })),
  };
}
