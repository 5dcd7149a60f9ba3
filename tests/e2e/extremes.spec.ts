import { COMPLETE } from '#tests/playwright.config.ts';
import { misfitOf } from '#tests/support/cutWords.ts';
import { screens } from '#tests/support/screens.ts';
import { servedSite, type ServedSite } from '#tests/support/servedSite.ts';
import { expect, test as base } from '#tests/support/test.ts';

// Built one after the other when they are not there yet.
base.describe.configure({ mode: 'default' });

const widths = [360, 768, 1024, 1440];

for (const [name, variant] of [
  ['lists of one', 'fewest'],
  ['lists of twelve', 'most'],
] as const) {
  const test = base.extend<object, ServedSite>(servedSite(variant));

  test(
    `with texts twice as long and ${name} no page cuts a word or is wider than its screen`,
    { tag: COMPLETE },
    async ({ page }) => {
      test.setTimeout(180_000);
      for (const path of screens) {
        await page.goto(path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const misfit = await misfitOf(page);
          expect.soft(misfit, `${path} at ${width} px`).toEqual({ cut: [], overflow: 0 });
        }
      }
    },
  );
}
