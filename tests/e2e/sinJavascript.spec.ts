import type { Browser, Page } from 'playwright/test';
import { content } from '../support/content.ts';
import { screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const site = content.site();

/** What a page says and where it leads, as seen by a visitor. */
interface Reading {
  text: string;
  links: string[];
}

/**
 * What may differ: words that are there because scripts don't run, what a script reports while it
 * works, and the toggle that only scripts can make work.
 */
const onlyWithScript = 'noscript, [role="status"], [role="alert"], [aria-controls]';

const read = (page: Page): Promise<Reading> =>
  page.evaluate((excluded) => {
    for (const details of document.querySelectorAll('main details')) {
      details.setAttribute('open', '');
    }
    for (const element of document.querySelectorAll<HTMLElement>(excluded)) element.hidden = true;
    const links = [...document.querySelectorAll('a[href]')]
      .filter((link) => link.checkVisibility())
      .map((link) => link.getAttribute('href') ?? '');
    const main = document.querySelector('main');
    return {
      text: (main?.innerText ?? '').replaceAll(/\s+/g, ' ').trim(),
      links: [...new Set(links)].sort(),
    };
  }, onlyWithScript);

const withScript = async (browser: Browser, address: string): Promise<Reading> => {
  const context = await browser.newContext({ javaScriptEnabled: true });
  const page = await context.newPage();
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.abort('blockedbyclient'),
  );
  await page.goto(address);
  const reading = await read(page);
  await context.close();
  return reading;
};

test.use({ javaScriptEnabled: false });

for (const path of screens) {
  test(`${path} says the same and leads to the same places`, async ({ page, browser, baseURL }) => {
    await page.goto(path);

    expect(await read(page)).toEqual(await withScript(browser, `${baseURL}${path}`));
  });
}

test('every link within the site is answered', async ({ page, request }) => {
  const found = new Set<string>();
  for (const path of screens) {
    await page.goto(path);
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const href of hrefs) found.add(href.replace(/#.*/, ''));
  }

  expect(found).toContain('/contacto');
  for (const href of found) {
    expect((await request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
  }
});

test.describe('on an Android phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  });

  test('both store badges are shown', async ({ page }) => {
    await page.goto('/app');

    const badges = page.getByRole('main').getByRole('list', { name: site.stores.label });

    await expect(badges.getByRole('link', { name: site.stores.googlePlay.large })).toBeVisible();
    await expect(badges.getByRole('link', { name: site.stores.appStore.large })).toBeVisible();
  });
});

test('the password field is plain: its toggle is not there', async ({ page }) => {
  const { login } = content.page('Login');
  await page.goto('/Login');

  await expect(page.getByLabel(login.password, { exact: true })).toBeVisible();
  await expect(page.getByText(login.show, { exact: true })).toBeHidden();
  await expect(page.getByRole('button')).toHaveText([login.submit]);
});

test('below 768 px a link leads to the same sections in the footer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto('/inicio');

  await page.getByRole('link', { name: site.navigation.withoutScript }).click();

  const sections = page.getByRole('contentinfo').getByRole('navigation');
  for (const { label } of site.navigation.items) {
    await expect(sections.getByRole('link', { name: label, exact: true })).toBeInViewport();
  }
});
