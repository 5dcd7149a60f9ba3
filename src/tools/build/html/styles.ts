import { DomUtils } from 'htmlparser2';
import { elementsOf, type Page } from './page.ts';

/**
 * Puts the styles that stand in the body at the end of the head, the only place that HTML gives
 * them: Astro writes those of its islands where the first island is.
 */
export function moveStylesToHead(page: Page): void {
  const [head] = elementsOf(page, ({ name }) => name === 'head');
  if (!head) return;
  for (const style of elementsOf(page, ({ name }) => name === 'style')) {
    if (style.parent === head) continue;
    DomUtils.removeElement(style);
    DomUtils.appendChild(head, style);
  }
}
