import type { Page } from 'playwright/test';
import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const { navigation, stores } = content.site();
const { googlePlay, appStore } = stores;

const badges = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: stores.label }).getByRole('link');

/** Writes down which device the page knows of when there is nothing to paint yet. */
const watchStart = (page: Page) =>
  page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { deviceAtStart: document.documentElement.dataset['device'] });
    });
    observer.observe(document, { childList: true, subtree: true });
  });

const visitors = [
  {
    device: 'android',
    userAgent:
      'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
    touchPoints: 5,
    shown: [googlePlay],
    login: googlePlay.href,
  },
  {
    // An iPad says that it is a Mac.
    device: 'ios',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    touchPoints: 5,
    shown: [appStore],
    login: appStore.href,
  },
  {
    device: 'other',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    touchPoints: 0,
    shown: [googlePlay, appStore],
    login: navigation.login.webService,
  },
];

for (const { device, userAgent, touchPoints, shown, login } of visitors) {
  test.describe(`on ${device}`, () => {
    test.use({ userAgent });
    test.beforeEach(({ page }) =>
      page.addInitScript((count) => {
        Object.defineProperty(navigator, 'maxTouchPoints', { get: () => count });
      }, touchPoints),
    );

    test('the right badges before the first paint, and «Ingreso» leads to the same', async ({
      page,
    }) => {
      await watchStart(page);
      await page.goto('/app');
      const atStart = await page.evaluate(() => 'deviceAtStart' in window && window.deviceAtStart);
      expect(atStart).toBe(device);
      const hrefs = () =>
        badges(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(await hrefs()).toEqual(shown.map(({ href }) => href));
      for (const { large } of shown) {
        await expect(badges(page).filter({ hasText: large })).toBeVisible();
      }

      // The island changes nothing that is seen.
      await badges(page).first().focus();
      await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
      expect(await hrefs()).toEqual(shown.map(({ href }) => href));

      const entry = page.getByRole('banner').getByRole('link', { name: navigation.login.label });
      await expect(entry).toHaveAttribute('href', login);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: navigation.menu }).click();
      await expect(entry).toHaveAttribute('href', login);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, userAgent: visitors[0]?.userAgent ?? '' });

  test('both badges, and the web service', async ({ page }) => {
    await page.goto('/app');

    for (const { large } of [googlePlay, appStore]) {
      await expect(badges(page).filter({ hasText: large })).toBeVisible();
    }
    const entry = page.getByRole('banner').getByRole('link', { name: navigation.login.label });
    await expect(entry).toHaveAttribute('href', navigation.login.webService);
  });
});
