import type { Page } from 'playwright/test';
import { COMPLETE } from '#tests/playwright.config.ts';
import { templates } from '#tests/support/faultMatrix.ts';
import { serveInPieces } from '#tests/support/inPieces.ts';
import { layoutShift, watchLayoutShift } from '#tests/support/layoutShift.ts';
import { screens } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

// On a slow line a page is painted while it arrives: what is there already stays where it is.

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];

/** What a table's columns or a row of buttons take from each other as they arrive. */
const HARDLY = 0.02;

/** Waits until what has arrived is painted; before the body begins nothing is. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      document.body &&
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );

for (const path of screens) {
  const tag = templates.includes(path) ? [] : COMPLETE;
  test(`${path} stands still while it arrives`, { tag }, async ({ page, baseURL }) => {
    const slow = await serveInPieces(baseURL ?? '');
    // What a typeface moves that comes late is another row.
    await page.route('**/*.woff2', (route) => route.abort());
    await watchLayoutShift(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(slow.address + path, { waitUntil: 'commit' });
      while (slow.next()) {
        await painted(page);
      }
      expect.soft(await layoutShift(page), `${size.width} px`).toBeLessThan(HARDLY);
    }
    await slow.stop();
  });
}
