import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** Every rule of WCAG 2.2 A and AA that axe has, `target-size` among them, and its best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Expects axe to find nothing wrong with a page as it stands, but for the rules in `without`. */
export async function expectAccessible(
  page: Page,
  state: string,
  without: readonly string[] = [],
): Promise<void> {
  // Once a page: the program is larger than the page.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  const options: axe.RunOptions = {
    runOnly: tags,
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations', 'incomplete'],
    // Frames of other sites are theirs.
    iframes: false,
  };
  const { violations, incomplete } = await page.evaluate((given) => window.axe.run(given), options);
  const hasReason = ({ any }: axe.NodeResult, key: string) =>
    any.some(({ data }) => data?.messageKey === key);
  // Words in the colour of their ground, of which axe can't tell whether they are meant to be seen.
  const unseen = incomplete.map(({ id, nodes }) => ({
    id,
    nodes: nodes.filter((node) => hasReason(node, 'equalRatio')),
  }));
  const found = [...violations, ...unseen].flatMap(({ id, nodes }) =>
    nodes
      // The bar at the bottom of a phone's screen always lies on something, until one scrolls.
      .filter((node) => !hasReason(node, 'partiallyObscured'))
      .map(({ html }) => `${id}: ${html}`),
  );
  // What axe does not ask: a list that is drawn without marks is none for Safari unless it says so.
  const unmarked = await page.evaluate(() =>
    [...document.querySelectorAll(':is(ul, ol):not([role="list"], [aria-hidden="true"] *)')]
      .filter((list) => getComputedStyle(list).listStyleType === 'none')
      .map(({ outerHTML }) => `no list: ${outerHTML}`),
  );
  expect.soft([...found, ...unmarked], `axe, ${state}`).toEqual([]);
}
