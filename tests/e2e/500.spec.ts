import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const copy = content.page('500');

test.describe('the page of an unhandled failure', () => {
  test.beforeEach(({ page }) => page.goto('/500').then(() => undefined));

  test('says «Unexpected Application Error!», and in Spanish what to do', async ({ page }) => {
    const title = page.getByRole('heading', { level: 1 });

    await expect(page).toHaveTitle(copy.seo.title);
    await expect(title).toHaveText('Unexpected Application Error!');
    await expect(title).toHaveAttribute('lang', 'en');
    await expect(page.getByText(copy.text)).toBeVisible();
  });

  test('has a way home', async ({ page }) => {
    await page.getByRole('link', { name: copy.action.label }).click();

    await expect(page).toHaveURL('/inicio');
  });

  test('is left out by search engines', async ({ page }) => {
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });
});
