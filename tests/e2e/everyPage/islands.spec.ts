import { gzipSync } from 'node:zlib';
import type { Request } from 'playwright/test';
import { content } from '#tests/support/sites/content.ts';
import { blockScripts, OWN_SCRIPTS } from '#tests/support/browser/page.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const { navigation, stores } = content.site();

async function sizeOf(request: Request) {
  const response = await request.response();
  return gzipSync((await response?.body()) ?? '', { level: 9 }).length;
}

test('React loads once, in at most 72 KB, however many parts of a page need it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request);
  });
  await page.goto('/inicio');
  const menu = page.getByRole('button', { name: navigation.menu });
  await menu.hover();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');

  const sizes = await Promise.all(asked.map(sizeOf));
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(72 * 1024);

  const badges = page.getByRole('main').getByRole('list', { name: stores.label });
  await badges.getByRole('link').first().hover();
  await expect.poll(() => asked.length).toBeGreaterThan(sizes.length);
  const addresses = asked.map((request) => request.url());
  for (const address of addresses.slice(sizes.length)) expect(address).toMatch(/StoreBadges/);
  expect(new Set(addresses).size).toBe(asked.length);
});

test('a part whose script failed to load works at the next try', async ({ page }) => {
  const toggle = page.locator('button[aria-controls="password"]');
  const field = page.locator('#password');
  await blockScripts(page);
  await page.goto('/Login');
  await toggle.click();
  await expect(toggle).toBeHidden();
  await page.unroute(OWN_SCRIPTS);

  await field.focus();

  await expect(toggle).toBeVisible();
  // The click made while the file was missing is not replayed.
  await expect(field).toHaveAttribute('type', 'password');
  await toggle.click();
  await expect(field).toHaveAttribute('type', 'text');
});
