import { DomUtils } from 'htmlparser2';
import { elementsOf, parsePage, printPage, type Page, type PageElement } from './page.ts';
import { policyFor, takeNeeds } from './policy.ts';

/**
 * Joins the styles of a page into one at the end of its head, the only place that HTML gives them:
 * Astro writes those of its islands where the first island is. One needs one hash in the policy.
 */
function joinStyles(page: Page): void {
  const [head] = elementsOf(page, ({ name }) => name === 'head');
  const [first, ...others] = elementsOf(page, ({ name }) => name === 'style');
  if (!head || !first) return;
  for (const style of [first, ...others]) DomUtils.removeElement(style);
  for (const part of others.flatMap(({ children }) => children)) DomUtils.appendChild(first, part);
  DomUtils.appendChild(head, first);
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
 * Puts the code that wakes islands at the end of the body, as one script with one hash. Astro writes it before the first island,
 * which stands in the header: there it comes before everything that a visitor waits for. An island
 * that is in the page before its code is taken up when the code comes, as any custom element.
 */
function moveIslandCodeToEnd(page: Page): void {
  const [body] = elementsOf(page, ({ name }) => name === 'body');
  if (!body) return;
  const islands = elementsOf(page, ({ name }) => name === 'astro-island');
  const [first, ...others] = islands.flatMap(codeBefore);
  if (!first) return;
  for (const script of [first, ...others]) DomUtils.removeElement(script);
  for (const part of others.flatMap(({ children }) => children)) DomUtils.appendChild(first, part);
  DomUtils.appendChild(body, first);
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
  joinStyles(page);
  moveIslandCodeToEnd(page);
  const policy = policyFor(page, takeNeeds(page));
  const [meta] = parsePage(
    `<meta http-equiv="content-security-policy" content="${policy}">`,
  ).children;
  if (meta) DomUtils.append(charset, meta);
  return printPage(page);
}
