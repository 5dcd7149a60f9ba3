import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Brings axe into a page, by the browser's own protocol: Playwright's `evaluate` takes three times as long for half a megabyte. */
async function bringAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // What an expression comes to is sent back: nothing.
  await session.send('Runtime.evaluate', { expression: `${source};undefined` });
  await session.detach();
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Runs all rules for WCAG 2.2 A and AA and best practices, except those in `without`. */
export async function expectAccessible(
  page: Page,
  state: string,
  without: readonly string[] = [],
): Promise<void> {
  // Once per page: axe is large.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await bringAxe(page);
  }
  const options: axe.RunOptions = {
    runOnly: tags,
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations', 'incomplete'],
    // Vendors' frames are not ours to fix.
    iframes: false,
  };
  const { violations, incomplete } = await page.evaluate((given) => window.axe.run(given), options);
  const hasReason = ({ any }: axe.NodeResult, key: string) =>
    any.some(({ data }) => data?.messageKey === key);
  // Text in its background's colour: axe can't tell whether it is hidden on purpose.
  const unseen = incomplete.map(({ id, nodes }) => ({
    id,
    nodes: nodes.filter((node) => hasReason(node, 'equalRatio')),
  }));
  const found = [...violations, ...unseen].flatMap(({ id, nodes }) =>
    nodes
      // The phone's bottom bar always covers something until one scrolls.
      .filter((node) => !hasReason(node, 'partiallyObscured'))
      .map(({ html }) => `${id}: ${html}`),
  );
  // Not checked by axe: Safari drops the role of a list without bullets unless it is explicit.
  const unmarked = await page.evaluate(() =>
    [...document.querySelectorAll(':is(ul, ol):not([role="list"], [aria-hidden="true"] *)')]
      .filter((list) => getComputedStyle(list).listStyleType === 'none')
      .map(({ outerHTML }) => `no list: ${outerHTML}`),
  );
  expect.soft([...found, ...unmarked], `axe, ${state}`).toEqual([]);
}
