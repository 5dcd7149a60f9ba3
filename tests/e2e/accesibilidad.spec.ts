import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { content } from '../support/content.ts';
import { screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const widths = [360, 768, 1024, 1440];

/**
 * What axe finds wrong, an entry per element. What it can't decide counts too, but for the contrast
 * over a gradient or under something that floats.
 */
const violations = async (page: Page) => {
  // Text has the system's colours then, and its computed colour is still the page's own.
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const axe = new AxeBuilder({ page }).withTags(tags);
  const result = await axe.disableRules(isForced ? ['color-contrast'] : []).analyze();
  const undecided = result.incomplete.filter(({ id }) => id !== 'color-contrast');
  return [...result.violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) =>
      [id, target.join(' '), html, failureSummary].join('\n  '),
    ),
  );
};

// Where something is still on its way, axe would measure a colour that is gone a moment later.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const path of screens) {
  for (const width of widths) {
    test(`axe finds nothing wrong with ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);

      expect(await violations(page)).toEqual([]);
    });
  }
}

/** What visitors set in their browser or system, and paper; reduced motion holds everywhere. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'forced colours': (page) => page.emulateMedia({ forcedColors: 'active' }),
  'a dark scheme': (page) => page.emulateMedia({ colorScheme: 'dark' }),
  paper: (page) => page.emulateMedia({ media: 'print' }),
  '400 % zoom': (page) => page.setViewportSize({ width: 320, height: 256 }),
};

for (const [state, prepare] of Object.entries(states)) {
  for (const path of screens) {
    test(`axe finds nothing wrong with ${path} in ${state}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await prepare(page);
      await page.goto(path);

      expect(await violations(page)).toEqual([]);
    });
  }
}

test('axe finds nothing wrong with the open drawer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/inicio');

  await page.getByRole('button', { name: content.site().navigation.menu }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing wrong with the open «Secciones»', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/inicio');

  await page.getByRole('banner').getByText('Secciones', { exact: true }).click();
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();

  expect(await violations(page)).toEqual([]);
});
