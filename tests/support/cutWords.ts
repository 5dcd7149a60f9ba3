import type { Page } from 'playwright/test';

/** How a page fails to fit its screen. */
export interface Misfit {
  /** Words that are wider than their box: cut, or run over their neighbour. */
  cut: string[];
  /** How far the page scrolls sideways, in px. */
  overflow: number;
}

/** What of a page does not fit its screen as it is now. Runs in the page. */
export const readMisfit = (): Misfit => {
  // What can be scrolled to, and what is for screen readers alone.
  const isElsewhere = (element: Element | null): boolean => {
    if (!element) return false;
    const { overflowX, clipPath } = getComputedStyle(element);
    const isHere = !/auto|scroll/.test(overflowX) && clipPath !== 'inset(50%)';
    return !isHere || isElsewhere(element.parentElement);
  };
  const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const box = element.getBoundingClientRect();
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    // What only a screen reader has is a pixel wide; a drawing is told by its own words.
    if (element.closest('[role="img"], [aria-hidden="true"]')) return false;
    if (!hasWords || box.width <= 1 || !element.checkVisibility()) return false;
    // What clips its parts hides words without any box being too narrow for them.
    const isBeyond = box.right > innerWidth + 1 || box.left < -1;
    if (isBeyond && !isElsewhere(element)) return true;
    // Inline boxes have no width.
    return element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
  });
  return {
    cut: cut.map((element) => element.textContent.trim().slice(0, 60)),
    overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  };
};

/** The same, in a test of the browser. */
export const misfitOf = (page: Page): Promise<Misfit> => page.evaluate(readMisfit);

/** Runs of words that are drawn over each other, what floats over the page aside. */
export const overlapsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const runs: { words: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const floats = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement));
    // For screen readers alone.
    const isOnlyHeard = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isOnlyHeard(element.parentElement));
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!node.data.trim() || !parent?.checkVisibility() || floats(parent)) continue;
      if (parent.closest('[role="img"], [aria-hidden="true"]') || isOnlyHeard(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        runs.push({ words: node.data.trim().slice(0, 40), box });
      }
    }
    // A line's box is taller than its letters: a fifth of it may meet the next one.
    const meet = ({ box: a }: (typeof runs)[0], { box: b }: (typeof runs)[0]) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 3;
    return runs.flatMap((run, index) =>
      runs
        .slice(index + 1)
        .filter((other) => meet(run, other))
        .map((other) => `«${run.words}» / «${other.words}»`),
    );
  });

/** Spaces the text of a page as widely as WCAG 1.4.12 says that it has to bear. @returns what takes it back */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}
