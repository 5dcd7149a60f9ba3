import { gzipSync } from 'node:zlib';
import { content } from '#tests/support/content.ts';
import { idle, isScript, watchOwnRequests } from '#tests/support/firstLoad.ts';
import { expect, test } from '#tests/support/test.ts';

const { navigation } = content.site();
const KB = 1024;

test.describe('React comes when the menu is reached', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('and not before, once, and weighs at most 72 KB', async ({ page }, { annotations }) => {
    const asked = watchOwnRequests(page);
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (/\/_astro\/.*\.js$/.test(response.url())) bodies.push(response.body());
    });
    await page.goto('/inicio');
    await idle(page);
    expect(asked.filter(isScript)).toEqual([]);

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
    const scripts = asked.filter(isScript).map(({ path }) => path);
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
    const asked = watchOwnRequests(page);

    await page
      .getByRole('link', { name: /Google Play/ })
      .first()
      .hover();

    await expect.poll(() => asked.some(isScript)).toBe(true);
    for (const { path } of asked.filter(isScript)) expect(path).toMatch(/StoreBadges/);
  });
});
