import { DomUtils } from 'htmlparser2';
import { findElements, parseHtml, printHtml, type HtmlElement } from '#lib/htmlTree.ts';
import { policyFor, extractNeeds } from './policy.ts';

/** Merges elements into the first of them, and moves that to the end of `parent`. */
function joinAtEnd(parent: HtmlElement | undefined, elements: HtmlElement[]): void {
  const [first, ...others] = elements;
  if (!parent || !first) return;
  for (const element of elements) DomUtils.removeElement(element);
  for (const part of others.flatMap(({ children }) => children)) DomUtils.appendChild(first, part);
  DomUtils.appendChild(parent, first);
}

/** The inline scripts that stand directly before an island, in their order. */
function codeBefore(island: HtmlElement): HtmlElement[] {
  const code: HtmlElement[] = [];
  let before = DomUtils.prevElementSibling(island);
  while (before?.name === 'script' && before.attribs['src'] === undefined) {
    code.unshift(before);
    before = DomUtils.prevElementSibling(before);
  }
  return code;
}

/**
 * A built page with its Content-Security-Policy as the first element of its head after the charset. A
 * file without a charset (a search engine's proof of ownership) is returned as it is.
 * @throws when a component needs something that no page's policy may allow
 */
export function finishPage(html: string): string {
  const page = parseHtml(html);
  const [charset] = findElements(
    page,
    ({ name, attribs }) => name === 'meta' && attribs['charset'] !== undefined,
  );
  if (!charset) return html;
  const named = (wanted: string) => findElements(page, ({ name }) => name === wanted);
  // HTML allows style elements only in the head; Astro writes those of islands before the first island.
  joinAtEnd(named('head')[0], named('style'));
  // Astro also writes the scripts that start islands before the first island. That is in the header, so the whole
  // page would wait for them. They also work at the end of the body: an island is a custom element, which is upgraded
  // when they run.
  joinAtEnd(named('body')[0], named('astro-island').flatMap(codeBefore));
  const policy = policyFor(page, extractNeeds(page));
  const [meta] = parseHtml(
    `<meta http-equiv="content-security-policy" content="${policy}">`,
  ).children;
  if (meta) DomUtils.append(charset, meta);
  return printHtml(page);
}
