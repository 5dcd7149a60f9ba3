import type { Page } from 'playwright/test';
import { content } from '#tests/support/content.ts';
import { unknownAddress } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

const copy = content.page('404');
const mainText = (page: Page) => page.getByRole('main').innerText();

test.describe('an unknown address', () => {
  test(`F49 ${unknownAddress} says so over what the home page shows, under the status 404`, async ({
    page,
  }) => {
    await page.goto('/inicio');
    const home = await mainText(page);

    const response = await page.goto(unknownAddress);

    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(copy.seo.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestiona, replica y escala.');
    const said = await mainText(page);
    expect(said.startsWith(copy.notice)).toBe(true);
    expect(said.slice(copy.notice.length).trim()).toBe(home.trim());
  });

  test('keeps the address that was typed', async ({ page }) => {
    await page.goto(`${unknownAddress}?origen=correo#Empresas`);

    await expect(page).toHaveURL(`${unknownAddress}?origen=correo#Empresas`);
  });

  test('tells search engines to list the home page instead', async ({ page }) => {
    await page.goto(unknownAddress);

    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${content.site().url}/inicio`,
    );
  });

  test('is answered alike in the folders of the site', async ({ page }) => {
    const response = await page.goto('/landing/otra');

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestiona, replica y escala.');
    await page.getByRole('link', { name: 'Programar una demo' }).first().click();

    await expect(page).toHaveURL('/contacto');
  });
});
