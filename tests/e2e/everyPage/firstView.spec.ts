import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { errorRoute } from '#lib/routes.ts';
import { isComplete } from '#tests/support/run/tags.ts';
import { content } from '#tests/support/sites/content.ts';
import { firstScreenOf } from '#tests/support/builtPages/firstScreen.ts';
import { waitUntilIdle, layoutShift, MAX_SHIFT } from '#tests/support/browser/page.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { siteFolder } from '#tests/support/sites/variants.ts';

const HOME = 70 * 1024;

const alike = content.alikePaths();

/** The bytes that a host sends for a file: texts are compressed. */
function weightOf(path: string): number {
  const bytes = readFileSync(join(siteFolder, /\.\w+$/.test(path) ? path : `${path}.html`));
  return /\.(woff2?|png|jpe?g|webp|avif)$/.test(path) ? bytes.length : gzipSync(bytes).length;
}

for (const [screen, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['computer', { width: 1280, height: 900 }],
] as const) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test('the home page’s first view weighs at most 70 KiB', async ({ page }) => {
      const paths = new Set<string>();
      page.on('response', (response) => {
        const { protocol, pathname } = new URL(response.url());
        if (protocol === 'http:') paths.add(decodeURIComponent(pathname));
      });
      await page.goto('/inicio', { waitUntil: 'networkidle' });
      const weights = [...paths].map((path) => ({ path, bytes: weightOf(path) }));

      expect(paths.size).toBeGreaterThan(2);
      const sum = weights.reduce((total, { bytes }) => total + bytes, 0);
      expect(sum, JSON.stringify(weights)).toBeLessThanOrEqual(HOME);
    });

    test('nothing moves while a page loads', async ({ page }) => {
      for (const { path } of [...content.routes(), errorRoute]) {
        if (alike.includes(path) && !isComplete) continue;
        await page.goto(path);
        await waitUntilIdle(page);
        expect.soft(await layoutShift(page), path).toBeLessThan(MAX_SHIFT);
      }
    });
  });
}

/**
 * The first section of a page arrives in pieces of this many characters, a third of what a gzipped packet carries.
 */
const PIECE = 1800;

for (const path of ['/inicio', '/landing/auditorias'])
  test(`the first screen of ${path} does not move while the rest of its HTML arrives`, async ({
    page,
  }) => {
    // The animation would move its tag while a busy machine still measures.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const html = await (await page.request.get(path)).text();
    const start = html.indexOf('<main');
    const { length } = firstScreenOf(html).slice(start);
    const ends = Array.from(
      { length: Math.floor(length / PIECE) },
      (_, index) => start + (index + 1) * PIECE,
    );
    let end = html.length;
    await page.route(path, (route) =>
      route.fulfill({ contentType: 'text/html', body: html.slice(0, end) }),
    );
    /**
     * The positions of the visible words and drawings when the first `length` characters of the page have arrived.
     */
    const placesIn = async (length: number) => {
      end = length;
      await page.goto(path);
      return page.evaluate(() => {
        const hero = document.querySelector('main section');
        if (!hero) return [];
        const parts = 'p, h1, h2, legend, :scope > svg, [data-board], [data-shop]';
        return [...hero.querySelectorAll(parts)]
          .filter((part) => part.checkVisibility({ visibilityProperty: true }))
          .map((part) => {
            const { x, y, width } = part.getBoundingClientRect();
            return [part.className.toString(), x, y, width].join(' ');
          });
      });
    };

    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      const whole = await placesIn(html.length);
      const seen = new Set<string>();
      for (const each of ends) for (const place of await placesIn(each)) seen.add(place);
      expect(seen.size).toBeGreaterThan(2);
      expect(
        [...seen].filter((place) => !whole.includes(place)),
        `${width}`,
      ).toEqual([]);
    }
  });

test('a browser without idle moments, like WebKit, lays out the whole page at once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    delete (window as Partial<Window>).requestIdleCallback;
    addEventListener('DOMContentLoaded', () => {
      for (const section of document.querySelectorAll<HTMLElement>('main > section'))
        section.dataset['first'] = getComputedStyle(section).contentVisibility;
    });
  });
  await page.goto('/inicio');

  const sections = page.locator('main > section');
  const first = await sections.evaluateAll((all) => all.map((one) => one.dataset['first']));
  expect(new Set(first)).toEqual(new Set(['visible']));
});

test('the site is set in Poppins, with purple buttons', async ({ page }) => {
  await page.goto('/soluciones');
  await page.evaluate(() => document.fonts.ready);
  const family = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily);

  const expectPoppins = async (...selectors: string[]) => {
    for (const selector of selectors)
      expect(await family(selector), selector).toMatch(/^"?Poppins\b/);
  };
  await expectPoppins('h1', 'h2', 'main p', 'main a', '#pie a');
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family: name, status }) => /^"?Poppins-/.test(name) && status === 'loaded')
      .map(({ weight }) => weight),
  );
  expect(loaded.sort()).toEqual(['400', '600']);

  const button = page.locator('[data-cta-id="soluciones-cabecera"]');
  const [red = 0, green = 0, blue = 0] = await button.evaluate((element) =>
    (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
  );
  // More blue than red, more red than green, and strong.
  expect(blue).toBeGreaterThan(red);
  expect(red).toBeGreaterThan(green + 40);

  await page.goto('/Login');
  await expectPoppins('form button', 'form input');
});
