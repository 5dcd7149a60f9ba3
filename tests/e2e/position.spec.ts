import type { Page } from 'playwright/test';
import { COMPLETE } from '#tests/playwright.config.ts';
import { content } from '#tests/support/content.ts';
import { blockScripts } from '#tests/support/scripts.ts';
import { expect, test } from '#tests/support/test.ts';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** How far the top of an element is from where a fragment brings it. */
const distance = (page: Page, hash: string) =>
  page.locator(hash).evaluate((element) => {
    const room = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return Math.round(Math.abs(element.getBoundingClientRect().top - room));
  });

// On a page with few words nothing is left to scroll: a small screen makes every page long.
test.use({ viewport: { width: 360, height: 160 }, reducedMotion: 'reduce' });

test.describe('a page starts at its top', () => {
  test('when a link far down leads to it', async ({ page }) => {
    await page.goto('/soluciones');
    await scrollTo(page, 100_000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();

    await expect(page).toHaveURL(/\/contacto$/);
    expect(await scrollY(page)).toBe(0);
  });

  test('when the visitor goes back to it and forward again', async ({ page }) => {
    await page.goto('/soluciones');
    await scrollTo(page, 400);
    await page.goto('/para-quien');
    await scrollTo(page, 300);

    await page.goBack();
    await expect(page).toHaveURL(/\/soluciones$/);
    expect(await scrollY(page)).toBe(0);
    await page.goForward();

    await expect(page).toHaveURL(/\/para-quien$/);
    expect(await scrollY(page)).toBe(0);
  });

  test('also when every script file is missing', { tag: COMPLETE }, async ({ page }) => {
    await blockScripts(page);
    await page.goto('/soluciones');
    await scrollTo(page, 400);
    await page.reload();

    expect(await scrollY(page)).toBe(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('on its first load', async ({ page }) => {
      await page.goto('/soluciones');

      expect(await scrollY(page)).toBe(0);
    });
  });
});

test.describe('a hash wins', () => {
  for (const hash of ['#Empresas', '#Inicio']) {
    test(`${hash}, on load, on reload and on the way back`, async ({ page }) => {
      await page.goto(`/inicio${hash}`);
      await expect.poll(() => distance(page, hash)).toBeLessThanOrEqual(1);

      await scrollTo(page, 100);
      await page.reload();
      await expect.poll(() => distance(page, hash)).toBeLessThanOrEqual(1);

      await scrollTo(page, 100);
      await page.goto('/contacto');
      await page.goBack();
      await expect(page).toHaveURL(/\/inicio/);
      await expect.poll(() => distance(page, hash)).toBeLessThanOrEqual(1);
    });
  }

  test('with letters that screens write in another way', { tag: COMPLETE }, async ({ page }) => {
    await page.route('**/soluciones', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(<main[\s\S]*?)<h2 /,
        '$1<h2 data-named id="año" ',
      );
      await route.fulfill({ response, body });
    });

    await page.goto('/soluciones#a%C3%B1o');
    await scrollTo(page, 0);
    await page.reload();

    await expect.poll(() => distance(page, '[data-named]')).toBeLessThanOrEqual(1);
  });

  test(
    'unless nothing bears its name, or nothing can: then the page starts at the top',
    { tag: COMPLETE },
    async ({ page }) => {
      for (const hash of ['#nada', '#', '#%E0%A4%A', '#<script>']) {
        await page.goto(`/soluciones${hash}`);
        await scrollTo(page, 400);
        await page.reload();

        expect(await scrollY(page), hash).toBe(0);
      }
    },
  );

  test('and so do the words that a search engine links to', async ({ page }) => {
    const words = content.page('soluciones').solutions.cards.at(-1)?.title ?? '';
    await page.goto(`/soluciones#:~:text=${encodeURIComponent(words)}`);

    await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  });
});

test.describe('within a page the way back leads to where the visitor was', () => {
  const [article] = content.articles();

  for (const isReloaded of [false, true]) {
    test(`in the contents of an article${isReloaded ? ', also after a reload' : ''}`, async ({
      page,
    }) => {
      await page.goto(`/${article?.id ?? ''}`);
      if (isReloaded) await page.reload();
      const link = page.getByRole('main').locator('nav a[href^="#"]').last();
      await link.scrollIntoViewIfNeeded();
      const before = await scrollY(page);

      // Going back while the page still glides there, Chromium goes on gliding.
      const arrived = page.evaluate(
        () => new Promise((done) => addEventListener('scrollend', done, { once: true })),
      );
      await link.click();
      await arrived;
      expect(await scrollY(page)).toBeGreaterThan(before);
      await page.goBack();

      await expect.poll(() => scrollY(page)).toBe(before);
    });
  }
});
