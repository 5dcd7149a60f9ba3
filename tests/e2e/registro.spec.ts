import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const copy = content.page('registro');

test.describe('/registro', () => {
  test.beforeEach(({ page }) => page.goto('/registro').then(() => undefined));

  test('is an empty page that says its name to whoever cannot see that', async ({ page }) => {
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1, name: copy.title });

    await expect(page).toHaveTitle(copy.seo.title);
    // Beside it only the way to a demo that every page has on a phone.
    await expect(main.locator('> :not([data-demo-bar], script)')).toHaveCount(1);
    await expect(heading).toHaveCSS('clip-path', 'inset(50%)');
  });

  test('keeps the navigation bar and the footer', async ({ page }) => {
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('asks search engines to leave it out', async ({ page }) => {
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});
