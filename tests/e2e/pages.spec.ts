import type { Page, Response } from 'playwright/test';
import { errorRoute, homeRoute } from '#lib/routes.ts';
import { TODAY } from '#tests/playwright.config.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { content, todaysContent } from '#tests/support/content.ts';
import { idle, isScript, watchOwnRequests, type OwnRequest } from '#tests/support/firstLoad.ts';
import { pagesOf, unknownAddress } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

// What every page promises, asked of the tests' site and of the site of today's content.

/** No script file, and of all else the page, two weights of its letters and the icons. */
function expectFewRequests(asked: readonly OwnRequest[]) {
  const paths = new Set(asked.filter(({ type }) => type !== 'image').map(({ path }) => path));
  expect.soft(asked.filter(isScript)).toEqual([]);
  expect.soft(paths.size, [...paths].join(' ')).toBeLessThanOrEqual(4);
}

/** Nothing about the visitor is kept before they agree. */
async function expectNothingKept(page: Page) {
  expect.soft(await page.context().cookies(), 'cookies').toEqual([]);
  expect.soft(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
}

/** The first stop of the keyboard is a link that moves the focus to the content. */
async function expectSkipLink(page: Page, name: string) {
  const skip = page.getByRole('link', { name, exact: true });
  await expect.soft(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect.soft(skip).toBeFocused();
  await expect.soft(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect.soft(page.getByRole('main')).toBeFocused();
}

async function expectNoSidewaysScroll(page: Page) {
  const { width } = page.viewportSize() ?? { width: 0 };
  const widest = await page.evaluate(() =>
    Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
  );
  expect.soft(widest, `at ${width} px`).toBeLessThanOrEqual(width);
}

/** A page that is loaded anew starts at its top. */
async function expectTopAfterReload(page: Page) {
  // On a page with few words nothing is left to scroll: a small screen makes every page long.
  await page.setViewportSize({ width: 320, height: 160 });
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }));
  expect.soft(await scrolled()).toBe(60);
  await page.reload();
  // A browser that restores the position does so late.
  await idle(page);
  expect.soft(await scrolled(), 'position after a reload').toBe(0);
}

/** Errors in the console: that others' servers are not found here is none, nor that the page is a 404. */
function watchConsole(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const isExpected =
      message.text().includes('net::ERR_NAME_NOT_RESOLVED') ||
      message.location().url === page.url();
    if (message.type() === 'error' && !isExpected) errors.push(message.text());
  });
  return errors;
}

const sites = [
  { name: 'the tests’ site', tag: '', content },
  { name: 'today’s site', tag: TODAY, content: todaysContent },
];

for (const { name, tag, content: its } of sites) {
  const { navigation } = its.site();
  const pages = pagesOf(its);
  const screens = [
    ...pages.map((route) => ({ ...route, status: 200 })),
    { ...homeRoute, path: unknownAddress, status: 404 },
    { ...errorRoute, status: 200 },
  ];

  test.describe(name, tag ? { tag } : {}, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('every page answers, in each of its spellings', async ({ request }) => {
      for (const { path, aliases } of pages) {
        for (const address of [path, ...aliases]) {
          const answer: Pick<Response, 'status'> = await request.get(address, { maxRedirects: 0 });
          expect.soft(answer.status(), address).toBe(200);
        }
      }
      const root = await request.get('/', { maxRedirects: 0 });
      expect(root.status()).toBe(301);
      expect(root.headers()['location']).toBe(homeRoute.path);
    });

    for (const { path, status, hasChrome } of screens) {
      test(path, async ({ page }) => {
        const errors = watchConsole(page);
        const asked = watchOwnRequests(page);
        // As low a screen as this has nothing in view that asks for its script by itself.
        await page.setViewportSize({ width: 320, height: 120 });
        const response = await page.goto(path);
        await idle(page);

        expect(response?.status()).toBe(status);
        await expect.soft(page).toHaveTitle(/\S/);
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
        await expect.soft(page.getByRole('main')).toBeVisible();
        await expect.soft(page.getByRole('banner')).toHaveCount(hasChrome ? 1 : 0);
        await expect.soft(page.getByRole('contentinfo')).toHaveCount(hasChrome ? 1 : 0);
        const moving = await page.evaluate(() => document.getAnimations().length);
        expect.soft(moving, 'animations with reduced motion').toBe(0);
        expectFewRequests(asked);
        await expectNothingKept(page);
        await expectSkipLink(page, navigation.skip);

        for (const width of [320, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoSidewaysScroll(page);
          // Today's site is drawn by the same code: once is enough.
          if (width === 320 || (width === 1440 && !tag))
            await expectAccessible(page, `${width} px`);
        }
        await expectTopAfterReload(page);
        expect.soft(errors, 'errors in the console').toEqual([]);
      });
    }
  });
}
