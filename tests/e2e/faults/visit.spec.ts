import type { Page } from 'playwright/test';
import { content } from '#tests/support/content.ts';
import { pushed } from '#tests/support/dataLayer.ts';
import { bareKind, rowsOf } from '#tests/support/faultMatrix.ts';
import {
  controls,
  expectDrawerWorks,
  expectMainTask,
  expectToggleWorks,
  phone,
  test,
} from '#tests/support/faultTest.ts';
import { goBack, test as testOfKeptPages } from '#tests/support/keptPages.ts';
import { expect } from '#tests/support/test.ts';

const { phone: telephone } = content.site();

/** Opens the drawer of a page whose island is awake. */
async function openAwake(page: Page) {
  const { menu, drawer } = controls(page);
  await menu.click();
  await expect(drawer).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
}

/** The drawer is closed, and the page behind it free again. */
async function expectClosed(page: Page) {
  const { menu, drawer } = controls(page);
  await expect(drawer).toBeHidden();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
}

for (const { path, title, tag } of rowsOf('F37')) {
  testOfKeptPages(title, { tag }, async ({ page, usual }) => {
    const { toggle, password, drawer } = controls(page);
    await page.setViewportSize(phone);
    await page.goto(path);
    if (path === bareKind) {
      await password.fill('una clave');
      await toggle.click();
      await expect(password).toHaveAttribute('type', 'text');
      await page.locator('a[href="/inicio"]').click();
    } else {
      await openAwake(page);
      await drawer.locator(`nav a:not([href="${path}"])`).first().click();
    }
    await expect(page).not.toHaveURL(path);

    await goBack(page);

    if (path === bareKind) {
      await expect(password).toHaveAttribute('type', 'password');
      await expectToggleWorks(page);
    } else {
      await expectClosed(page);
      await expectDrawerWorks(page);
      // What listened before listens once.
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
      const before = (await pushed(page)).length;
      await page.locator(`footer a[href="tel:${telephone.number}"]`).click();
      expect((await pushed(page)).length).toBe(before + 1);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await expectMainTask(page, await usual(path));
  });
}

for (const { path, title, tag } of rowsOf('F47')) {
  test(title, { tag }, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const { menu, drawer } = controls(page);
    await openAwake(page);

    await menu.evaluate((button: HTMLButtonElement) => {
      const close = document.querySelector<HTMLButtonElement>('dialog button');
      for (let toggle = 0; toggle < 100; toggle += 1) (toggle % 2 ? button : close)?.click();
    });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(menu).toBeFocused();

    await openAwake(page);
    await page.setViewportSize({ width: phone.height, height: phone.width });
    await expect(drawer).toBeHidden();
    await page.setViewportSize(phone);
    await expectClosed(page);

    await openAwake(page);
    const link = drawer.locator('a:visible').first();
    await link.evaluate((element: HTMLAnchorElement) => (element.href = '#contenido'));
    await link.click();
    await expectClosed(page);
    await expect(page).toHaveURL(`${path}#contenido`);
  });
}
