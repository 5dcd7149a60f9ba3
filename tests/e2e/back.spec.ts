import { findWholeBrowser, quietArgs } from '#tests/support/browser.ts';
import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

// A page that the browser keeps when it is left and brings back as it was.

const wholeBrowser = findWholeBrowser();
test.skip(!wholeBrowser, 'A headless shell keeps no page: this needs a whole browser.');

test.use({
  launchOptions: {
    executablePath: wholeBrowser ?? '',
    args: quietArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a page that is left keeps no password in sight', async ({ page }) => {
  const { login } = content.page('Login');
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['restored'] = String(persisted);
    });
  });
  await page.goto('/Login');
  await page.locator('button[aria-controls="password"]').click();
  await expect(page.locator('#password')).toHaveAttribute('type', 'text');
  await page.getByRole('link', { name: login.home }).click();
  await expect(page).toHaveURL('/inicio');

  // From the page's own side: Playwright's way waits for a load that does not come.
  await page.evaluate(() => void setTimeout(() => history.back()));

  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(page.locator('#password')).toHaveAttribute('type', 'password');
});
