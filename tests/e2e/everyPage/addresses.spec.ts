import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { content } from '#tests/support/sites/content.ts';
import { waitUntilIdle } from '#tests/support/browser/page.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { siteFolder } from '#tests/support/sites/variants.ts';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Expects the target of a fragment to be right below the header. */
const expectAt = (page: Page, hash: string) =>
  expect
    .poll(() =>
      page.locator(hash).evaluate((element) => {
        const room = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return Math.abs(element.getBoundingClientRect().top - Math.max(room, header));
      }),
    )
    .toBeLessThanOrEqual(1);

for (const [typed, reached] of [
  ['/LOGIN', '/Login'],
  ['/INICIO/', '/inicio'],
  ['/SOLUCIONES', '/soluciones'],
  ['/terminosYcondiciones?x=1#y', '/TerminosYCondiciones?x=1#y'],
  ['/LANDING/Auditorias/', '/landing/auditorias'],
] as const)
  test(`${typed} ends at ${reached}, and shows nothing on the way`, async ({ page }) => {
    await page.goto('/registro');
    const before = await page.evaluate(() => history.length);
    const methods: string[] = [];
    page.on('request', (request) => methods.push(request.method()));
    /** The addresses whose page was there to see once it was read. */
    const seen: string[] = [];
    page.on('console', (message) => seen.push(message.text()));
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        if (document.body.checkVisibility()) console.error(location.pathname);
      }),
    );

    await page.evaluate((address) => location.assign(address), typed);
    await expect(page).toHaveURL(reached);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await expect.poll(() => seen).toContain(new URL(page.url()).pathname);
    expect(seen).not.toContain(new URL(typed, page.url()).pathname);
    expect(methods).not.toContain('HEAD');
  });

test('an article or a sheet typed with other capitals ends at its address', async ({ page }) => {
  // Like a slow host: answers HEAD only once the page has loaded.
  await page.route('**', async (route) => {
    const isThere = () => page.evaluate(() => document.readyState === 'complete');
    if (route.request().method() === 'HEAD') await expect.poll(isThere).toBe(true);
    await route.fallback();
  });
  await page.goto('/registro');
  for (const [typed, reached] of [
    ['/Checklists/Minima/', '/checklists/minima'],
    ['/CON_TODO?utm_source=x#y', '/con_todo?utm_source=x#y'],
  ] as const) {
    const before = await page.evaluate(() => history.length);

    await page.evaluate((address) => location.assign(address), typed);

    await expect(page).toHaveURL(reached);
    expect(await page.evaluate(() => history.length), typed).toBe(before + 1);
  }
});

test('where the host does not redirect /, the home page takes its place in the history', async ({
  page,
}) => {
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => route.fulfill({ path: join(siteFolder, 'index.html') }),
  );
  await page.goto('/registro');
  const before = await page.evaluate(() => history.length);

  await page.evaluate(() => location.assign('/?utm_source=x#Empresas'));

  await expect(page).toHaveURL('/inicio?utm_source=x#Empresas');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL('/registro');
});

test.describe('the position on the page', () => {
  // A small screen, on which even short pages scroll.
  test.use({ viewport: { width: 360, height: 160 }, reducedMotion: 'reduce' });

  test('a page opens at its top, by a link, by Back and on reload', async ({ page }) => {
    await page.goto('/soluciones');
    await scrollTo(page, 100_000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click();
    await expect(page).toHaveURL(/\/contacto$/);
    expect(await scrollY(page)).toBe(0);

    await scrollTo(page, 300);
    await page.goBack();
    await expect(page).toHaveURL(/\/soluciones$/);
    expect(await scrollY(page)).toBe(0);
    await page.goForward();
    await expect(page).toHaveURL(/\/contacto$/);
    expect(await scrollY(page)).toBe(0);

    await scrollTo(page, 60);
    await page.reload();
    // Browsers restore the position late.
    await waitUntilIdle(page);
    expect(await scrollY(page)).toBe(0);
  });

  test('an address with #part opens at that part, also on reload and by Back', async ({ page }) => {
    for (const hash of ['#Empresas', '#Inicio']) {
      await page.goto(`/inicio${hash}`);
      await expectAt(page, hash);

      await scrollTo(page, 100);
      await page.reload();
      await expectAt(page, hash);

      await scrollTo(page, 100);
      await page.goto('/contacto');
      await page.goBack();
      await expect(page).toHaveURL(/\/inicio/);
      await expectAt(page, hash);
      await page.goto('/contacto');
    }

    // A text fragment, as search engines link to.
    const words = content.page('soluciones').solutions.areas.at(-1)?.title ?? '';
    await page.goto(`/soluciones#:~:text=${encodeURIComponent(words)}`);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  });

  test('a link to a part that is far below leads there', async ({ page }) => {
    await page.goto('/inicio');
    // By itself, once the page has loaded.
    await page.locator('html:not([data-first-view])').waitFor();
    await page.locator('a[href="#recorrido"]').first().click();
    await expectAt(page, '#recorrido');
  });

  test('Back within a page returns to where the visitor was reading', async ({ page }) => {
    await page.goto('/con_todo');
    const contents = page.getByRole('main').locator('nav details');
    await contents.locator('summary').click();
    const link = contents.getByRole('link').last();
    await link.scrollIntoViewIfNeeded();
    const before = await scrollY(page);

    await link.click();
    await expect.poll(() => scrollY(page)).toBeGreaterThan(before);
    await page.goBack();

    await expect.poll(() => scrollY(page)).toBe(before);
  });
});
