import { DomUtils } from 'htmlparser2';
import { elementsOf, type Page } from './page.ts';

/**
 * Joins the styles of a page into one at the end of its head, the only place that HTML gives them:
 * Astro writes those of its islands where the first island is. One needs one hash in the policy.
 */
export function joinStyles(page: Page): void {
  const [head] = elementsOf(page, ({ name }) => name === 'head');
  const [first, ...others] = elementsOf(page, ({ name }) => name === 'style');
  if (!head || !first) return;
  for (const style of [first, ...others]) DomUtils.removeElement(style);
  for (const part of others.flatMap(({ children }) => children)) DomUtils.appendChild(first, part);
  DomUtils.appendChild(head, first);
}
