import type { Page } from 'playwright/test';
import { content } from '#tests/support/sites/content.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const { navigation, stores } = content.site();
const { googlePlay, appStore } = stores;
const { code } = content.page('app').appDownload;

/** The badges of /app: in the first screen and, again, where it says what the app asks for. */
const lists = (page: Page) => page.getByRole('main').getByRole('list', { name: stores.label });
const loginLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: navigation.login.label });

/** Sets the touch points, and records the detected device before the body is parsed. */
const watchStart = (page: Page, touchPoints: number) =>
  page.addInitScript((count) => {
    Object.defineProperty(navigator, 'maxTouchPoints', { get: () => count });
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { deviceAtStart: document.documentElement.dataset['device'] });
    }).observe(document, { childList: true, subtree: true });
  }, touchPoints);

const visitors = [
  {
    name: 'an Android phone',
    device: 'android',
    userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/156.0.0.0 Mobile Safari/537.36',
    touchPoints: 5,
    shown: [googlePlay],
    login: googlePlay.href,
  },
  {
    // Its user agent is a Mac's.
    name: 'an iPad',
    device: 'ios',
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15',
    touchPoints: 5,
    shown: [appStore],
    login: appStore.href,
  },
  {
    name: 'a computer',
    device: 'other',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0.0.0 Safari/537.36',
    touchPoints: 0,
    shown: [googlePlay, appStore],
    login: navigation.login.webService,
  },
];

for (const { name, device, userAgent, touchPoints, shown, login } of visitors) {
  test.describe(`on ${name}`, () => {
    test.use({ userAgent });

    test('the right badges show from the first paint, and «Ingreso» leads to the same store', async ({
      page,
    }) => {
      const expectShown = async () => {
        await expect(lists(page)).toHaveCount(2);
        for (const list of await lists(page).all()) {
          const links = list.getByRole('link');
          const hrefs = links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
          expect(await hrefs).toEqual(shown.map(({ href }) => href));
        }
      };
      await watchStart(page, touchPoints);
      await page.goto('/app');
      const atStart = await page.evaluate(() => 'deviceAtStart' in window && window.deviceAtStart);
      expect(atStart).toBe(device);
      await expectShown();
      for (const { large } of shown) {
        const badge = lists(page).first().getByRole('link').filter({ hasText: large });
        await expect(badge).toBeVisible();
      }
      // A large screen shows the code for a phone on any device.
      await expect(page.getByRole('img', { name: code.alt, exact: true })).toBeVisible();

      // Hydration changes nothing visible.
      for (const list of await lists(page).all()) await list.getByRole('link').first().focus();
      await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
      await expectShown();

      await expect(loginLink(page)).toHaveAttribute('href', login);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: navigation.menu }).click();
      await expect(loginLink(page)).toHaveAttribute('href', login);
    });
  });
}
