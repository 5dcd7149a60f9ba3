import type { Browser, Page } from 'playwright/test';
import { findWholeBrowser } from './browser.ts';
import { test as base } from './faultTest.ts';
import { expect } from './test.ts';

/** Pages that the browser may keep when they are left, as it does outside of tests. */
export const test = base.extend<object, { keeper: Browser }>({
  keeper: [
    async ({ playwright, launchOptions }, use) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        executablePath: findWholeBrowser() ?? '',
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ keeper, baseURL, locale }, use) => {
    const context = await keeper.newContext({ baseURL: baseURL ?? '', locale: locale ?? '' });
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['restored'] = String(persisted);
      });
    });
    await use(page);
  },
});

/** Goes back from the page's own side; Playwright's way waits for a load that does not come. */
export async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
}
