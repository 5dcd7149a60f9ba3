import type { Page } from 'playwright/test';
import { findWholeBrowser, quietArgs } from '#tests/support/browser.ts';
import { content } from '#tests/support/content.ts';
import { pushed, stayOnClick } from '#tests/support/page.ts';
import { expect, test } from '#tests/support/test.ts';

// Pages that the browser keeps when they are left and brings back as they were.

const wholeBrowser = findWholeBrowser();
test.skip(!wholeBrowser, 'A headless shell keeps no page: this needs a whole browser.');

test.use({
  launchOptions: {
    executablePath: wholeBrowser ?? '',
    args: quietArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['restored'] = String(persisted);
    });
  }),
);

/** Goes back from the page's own side; Playwright's way waits for a load that does not come. */
async function goBack(page: Page) {
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
}

test('its drawer is closed and opens again, and a click counts once', async ({ page }) => {
  const { navigation } = content.site();
  const drawer = page.getByRole('dialog', { name: navigation.drawerTitle });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/inicio');
  const menu = page.locator('button[command="show-modal"]');
  await menu.click();
  // The island is there: before it nothing closes the menu on a link.
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await drawer.getByRole('link', { name: 'Soluciones' }).click();
  await expect(page).toHaveURL('/soluciones');

  await goBack(page);

  await expect(drawer).toBeHidden();
  await menu.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await stayOnClick(page);
  await page.locator('[data-cta-id="hero-demo"]').click();
  expect(await pushed(page)).toMatchObject([{ cta_id: 'hero-demo' }]);
});

test('its password is masked', async ({ page }) => {
  const { login } = content.page('Login');
  await page.goto('/Login');
  await page.locator('button[aria-controls="password"]').click();
  await expect(page.locator('#password')).toHaveAttribute('type', 'text');
  await page.getByRole('link', { name: login.home }).click();
  await expect(page).toHaveURL('/inicio');

  await goBack(page);

  await expect(page.locator('#password')).toHaveAttribute('type', 'password');
});
