import { DomUtils } from 'htmlparser2';
import { elementsOf, type Page, type PageElement } from './page.ts';

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
export function moveIslandCodeToEnd(page: Page): void {
  const [body] = elementsOf(page, ({ name }) => name === 'body');
  if (!body) return;
  const islands = elementsOf(page, ({ name }) => name === 'astro-island');
  const [first, ...others] = islands.flatMap(codeBefore);
  if (!first) return;
  for (const script of [first, ...others]) DomUtils.removeElement(script);
  for (const part of others.flatMap(({ children }) => children)) DomUtils.appendChild(first, part);
  DomUtils.appendChild(body, first);
}
