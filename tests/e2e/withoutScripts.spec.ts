import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const site = content.site();

test.use({ javaScriptEnabled: false });

test.describe('on an Android phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  });

  test('F01 both store badges are shown on /app', async ({ page }) => {
    await page.goto('/app');

    const badges = page.getByRole('main').getByRole('list', { name: site.stores.label });

    await expect(badges.getByRole('link', { name: site.stores.googlePlay.large })).toBeVisible();
    await expect(badges.getByRole('link', { name: site.stores.appStore.large })).toBeVisible();
  });
});

test('F01 the password field of /Login is plain: its toggle is not there', async ({ page }) => {
  const { login } = content.page('Login');
  await page.goto('/Login');

  await expect(page.getByLabel(login.password, { exact: true })).toBeVisible();
  await expect(page.getByText(login.show, { exact: true })).toBeHidden();
  await expect(page.getByRole('button')).toHaveText([login.submit]);
});

test('F01 below 768 px a link leads to the same sections in the footer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto('/inicio');

  await page.getByRole('link', { name: site.navigation.withoutScript }).click();

  const sections = page.getByRole('contentinfo').getByRole('navigation');
  for (const { label } of site.navigation.items) {
    await expect(sections.getByRole('link', { name: label, exact: true })).toBeInViewport();
  }
});
