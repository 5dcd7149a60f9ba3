import { gzipSync } from 'node:zlib';
import { devices, type Page } from 'playwright/test';
import { content } from '../support/content.ts';
import { screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const { navigation } = content.site();
const KB = 1024;

const visitors = [
  {
    name: 'a phone',
    use: {
      viewport: { width: 412, height: 839 },
      isMobile: true,
      hasTouch: true,
      userAgent: devices['Pixel 7'].userAgent,
    },
  },
  { name: 'a computer', use: { viewport: { width: 1280, height: 720 } } },
];

/** What of one's own a page asks for, in the order of asking; third parties are not counted. */
function watchRequests(page: Page) {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname !== 'localhost') return;
    if (request.resourceType() === 'script' || /\.m?js$/.test(pathname)) scripts.push(pathname);
  });
  return scripts;
}

const isSchedulerInView = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('[data-scheduler]')?.getBoundingClientRect();
    return box !== undefined && box.top < innerHeight;
  });

test.describe('a first visit asks for no script file', () => {
  for (const { name, use } of visitors) {
    test.describe(`on ${name}`, () => {
      test.use(use);

      for (const address of screens) {
        test(address, async ({ page }) => {
          const scripts = watchRequests(page);
          await page.goto(address, { waitUntil: 'networkidle' });

          // The scheduler's island may come once the scheduler is in view (design.md section 7).
          if (await isSchedulerInView(page)) {
            expect(scripts[0]).toMatch(/BookingListener/);
          } else {
            expect(scripts).toEqual([]);
          }
        });
      }
    });
  }
});

test.describe('a first visit on a phone asks for little', () => {
  test.use(visitors[0]?.use ?? {});

  for (const address of screens) {
    test(address, async ({ page }) => {
      const asked: { type: string; path: string }[] = [];
      page.on('request', (request) => {
        const { hostname, pathname } = new URL(request.url());
        if (hostname === 'localhost') asked.push({ type: request.resourceType(), path: pathname });
      });
      await page.goto(address, { waitUntil: 'networkidle' });

      const inView = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.getBoundingClientRect().top < innerHeight)
          .map((image) => new URL(image.currentSrc || image.src).pathname),
      );
      const paths = (isWanted: (type: string) => boolean) =>
        new Set(asked.filter(({ type }) => isWanted(type)).map(({ path }) => path));
      const pictures = [...paths((type) => type === 'image')];

      // The page, two weights of its letters and all icons, which the browser's tab shares.
      expect(paths((type) => type !== 'image' && type !== 'script').size).toBeLessThanOrEqual(4);
      expect(pictures.filter((path) => inView.includes(path)).length).toBeLessThanOrEqual(1);
    });
  }
});

test.describe('React comes when the menu is reached', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('and not before, once, and weighs at most 72 KB', async ({ page }, { annotations }) => {
    const scripts = watchRequests(page);
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (/\/_astro\/.*\.js$/.test(response.url())) bodies.push(response.body());
    });
    await page.goto('/inicio', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);

    await page.getByRole('button', { name: navigation.menu }).hover();
    await expect(page.getByRole('button', { name: navigation.menu })).toHaveAttribute(
      'aria-expanded',
      'false',
    );

    const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const figure = `${(total / KB).toFixed(1)} KB gzipped in ${sizes.length} files`;
    annotations.push({ type: 'React', description: figure });
    process.stdout.write(`React after the first reach: ${figure}\n`);
    expect(new Set(scripts).size).toBe(scripts.length);
    expect(sizes.length).toBe(scripts.length);
    expect(sizes.length).toBeGreaterThan(1);
    expect(total).toBeLessThanOrEqual(72 * KB);
  });

  test('a second island brings only what is its own', async ({ page }) => {
    await page.goto('/inicio');
    await page.getByRole('button', { name: navigation.menu }).hover();
    await expect(page.getByRole('button', { name: navigation.menu })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    const scripts = watchRequests(page);

    await page
      .getByRole('link', { name: /Google Play/ })
      .first()
      .hover();

    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toMatch(/StoreBadges/);
  });
});
