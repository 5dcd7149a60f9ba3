import { DomUtils } from 'htmlparser2';
import { elementsOf, parsePage, printPage, type PageElement } from './page.ts';
import { policyFor, takeNeeds } from './policy.ts';

/** Joins elements of a kind into the first of them, at the end of `place`. */
function joinAtEnd(place: PageElement | undefined, elements: PageElement[]): void {
  const [first, ...others] = elements;
  if (!place || !first) return;
  for (const element of elements) DomUtils.removeElement(element);
  for (const part of others.flatMap(({ children }) => children)) DomUtils.appendChild(first, part);
  DomUtils.appendChild(place, first);
}

/** The inline scripts that stand directly before an island, in their order. */
function codeBefore(island: PageElement): PageElement[] {
  const code: PageElement[] = [];
  let before = DomUtils.prevElementSibling(island);
  while (before?.name === 'script' && before.attribs['src'] === undefined) {
    code.unshift(before);
    before = DomUtils.prevElementSibling(before);
  }
  return code;
}

/**
 * A built page with its Content-Security-Policy as the first thing in its head, behind the charset.
 * A file without one (a search engine's proof of ownership) stays as it is.
 * @throws when a component asks for something that no page may have
 */
export function finishPage(html: string): string {
  const page = parsePage(html);
  const [charset] = elementsOf(
    page,
    ({ name, attribs }) => name === 'meta' && attribs['charset'] !== undefined,
  );
  if (!charset) return html;
  const named = (wanted: string) => elementsOf(page, ({ name }) => name === wanted);
  // The head is the only place that HTML gives styles; Astro writes those of islands before the first.
  joinAtEnd(named('head')[0], named('style'));
  // So it does with the code that wakes them: in the header it comes before everything that a visitor
  // waits for. An island that is there before its code is taken up later, as any custom element.
  joinAtEnd(named('body')[0], named('astro-island').flatMap(codeBefore));
  const policy = policyFor(page, takeNeeds(page));
  const [meta] = parsePage(
    `<meta http-equiv="content-security-policy" content="${policy}">`,
  ).children;
  if (meta) DomUtils.append(charset, meta);
  return printPage(page);
}
