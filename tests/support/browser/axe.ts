import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { layOutAll } from '#tests/support/browser/page.ts';

/** The minified code, because a page takes twice as long to parse `axe.source`. */
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe finds on the page, as «rule: HTML». Its whole report would be slow to transfer. */
async function readViolations(options: axe.RunOptions): Promise<string[]> {
  const { violations, incomplete } = await window.axe.run(options);
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
  const unmarked = [
    ...document.querySelectorAll(':is(ul, ol):not([role="list"], [aria-hidden="true"] *)'),
  ]
    .filter((list) => getComputedStyle(list).listStyleType === 'none')
    .map(({ outerHTML }) => `no list: ${outerHTML}`);
  return [...found, ...unmarked];
}

async function expectNoViolation(page: Page, state: string, rules: axe.RunOptions): Promise<void> {
  // A part that is laid out while axe looks would move those below it.
  await layOutAll(page);
  // Once per page: axe is large.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: axe.RunOptions = {
    ...rules,
    resultTypes: ['violations', 'incomplete'],
    // We can't fix the contents of vendors' frames.
    iframes: false,
    // Only for media that play by themselves: the site has none.
    preload: false,
  };
  expect.soft(await page.evaluate(readViolations, options), `axe, ${state}`).toEqual([]);
}

/** Runs all rules for WCAG 2.2 A and AA and best practices, except those in `without`. */
export const expectAccessible = (
  page: Page,
  state: string,
  without: readonly string[] = [],
): Promise<void> =>
  expectNoViolation(page, state, {
    runOnly: tags,
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  });

/** Runs only the rule that texts stand out from their ground. */
export const expectContrast = (page: Page, state: string): Promise<void> =>
  expectNoViolation(page, state, { runOnly: { type: 'rule', values: ['color-contrast'] } });
