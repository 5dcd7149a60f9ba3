import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** Every rule of WCAG 2.2 A and AA that axe has, `target-size` among them, and its best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Why a check of axe found what it found. */
interface Reason {
  messageKey?: string;
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
    resultTypes: ['violations'],
    // Frames of other sites are theirs.
    iframes: false,
  };
  const { violations } = await page.evaluate((given) => window.axe.run(given), options);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes
      // The bar at the bottom of a phone's screen always lies on something, until one scrolls.
      .filter(
        ({ any }) =>
          !any.some(({ data }) => (data as Reason | null)?.messageKey === 'partiallyObscured'),
      )
      .map(({ html }) => `${id}: ${html}`),
  );
  expect.soft(found, `axe, ${state}`).toEqual([]);
}
