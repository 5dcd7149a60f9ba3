import type { Page } from 'playwright/test';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

// The bar at the bottom of a phone's screen: a demo is one tap away, and nothing lies on what is read.

const { demoBar, footer, whatsapp } = content.site();

const bar = (page: Page) => page.getByRole('complementary', { name: demoBar.label });

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('leads to a demo and to a chat, on phones alone', async ({ page }) => {
  await page.goto(routes.TerminosYCondiciones.path);
  await page.mouse.wheel(0, 1500);
  const chat = bar(page).getByRole('link', { name: demoBar.whatsapp.label });
  await expect(chat).toHaveAttribute('href', new RegExp(`^https://wa.me/${whatsapp.number}`));

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await bar(page).getByRole('link', { name: demoBar.demo.label }).click();
  await expect(page).toHaveURL(demoBar.demo.href);
});

test('leaves while the page’s own button, the footer or a keyboard is there', async ({ page }) => {
  const { demo } = content.page('landing/auditorias');
  await page.goto(routes['landing/auditorias'].path);
  await page.getByRole('main').getByRole('link', { name: demo.label }).first().hover();
  await expect(bar(page)).toBeHidden();
  await page.getByRole('heading', { level: 3 }).nth(2).scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('End');
  await expect(bar(page)).toBeHidden();
  const own = page.getByRole('contentinfo').getByRole('link', { name: footer.demo.label });
  await expect(own).toBeInViewport();

  const { login } = content.page('Login');
  await page.goto(routes.Login.path);
  await page.getByLabel(login.email).focus();
  await expect(bar(page)).toBeHidden();
  await page.getByLabel(login.email).blur();
  await expect(bar(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is there from the start, and rests below the footer', async ({ page }) => {
    await page.goto(routes.soluciones.path);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });

    await page.keyboard.press('End');
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await expect(last).toBeInViewport({ ratio: 1 });
    const link = await last.boundingBox();
    const box = await bar(page).boundingBox();
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
  });
});
