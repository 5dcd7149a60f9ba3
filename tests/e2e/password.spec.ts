import type { Page } from 'playwright/test';
import { content } from '#tests/support/content.ts';
import { holdScripts } from '#tests/support/scripts.ts';
import { expect, test } from '#tests/support/test.ts';

const { login } = content.page('Login');

const email = (page: Page) => page.getByLabel(login.email, { exact: true });
const field = (page: Page) => page.getByLabel(login.password, { exact: true });
const toggle = (page: Page) => page.locator('button[aria-controls="password"]');
const submit = (page: Page) => page.getByRole('button', { name: 'INGRESAR', exact: true });
const announced = (page: Page) => page.locator('[aria-live]');

async function expectVisible(page: Page) {
  await expect(field(page)).toHaveAttribute('type', 'text');
  await expect(toggle(page)).toHaveText(login.hide);
  await expect(toggle(page)).toHaveAccessibleName(login.hideLabel);
}

async function expectMasked(page: Page) {
  await expect(field(page)).toHaveAttribute('type', 'password');
  await expect(toggle(page)).toHaveText(login.show);
  await expect(toggle(page)).toHaveAccessibleName(login.showLabel);
}

test('the toggle shows and masks the password, and announces it', async ({ page }) => {
  await page.goto('/Login');
  await field(page).fill('una clave');
  await expect(announced(page)).toBeEmpty();

  await toggle(page).click();
  await expectVisible(page);
  await expect(announced(page)).toHaveText(login.shown);
  await expect(field(page)).toHaveAttribute('autocomplete', 'current-password');

  await toggle(page).click();
  await expectMasked(page);
  await expect(announced(page)).toHaveText(login.hidden);
  await expect(field(page)).toHaveValue('una clave');
});

test('by keyboard: next to the field, with Enter and the space bar', async ({ page }) => {
  await page.goto('/Login');
  await email(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('una clave');
  await page.keyboard.press('Tab');
  await expect(toggle(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expectVisible(page);
  await page.keyboard.press('Space');
  await expectMasked(page);

  await expect(toggle(page)).toBeFocused();
  await expect(field(page)).toHaveValue('una clave');
});

test('the password is masked again by «INGRESAR», and at once when the page is left', async ({
  page,
}) => {
  await page.goto('/Login');
  await toggle(page).click();
  await expectVisible(page);
  await submit(page).click();
  await expectMasked(page);

  await toggle(page).click();
  await expectVisible(page);
  const type = await field(page).evaluate((input: HTMLInputElement) => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    return input.type;
  });

  expect(type).toBe('password');
  await expectMasked(page);
});

test('before its script: a click counts once the toggle works, and typing is left alone', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto('/Login');
  await toggle(page).click();
  await field(page).click();
  await page.keyboard.type('una cve');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => scripts.asked.length).toBeGreaterThan(0);
  await expect(field(page)).toHaveAttribute('type', 'password');

  await scripts.release();

  await expectVisible(page);
  await expect(announced(page)).toHaveText(login.shown);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('una cve');
});

test('the form is 350 px wide wherever it fits', async ({ page }) => {
  await page.goto('/Login');
  for (const width of [400, 800, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('form')).toHaveCSS('width', '350px');
  }
  await page.setViewportSize({ width: 320, height: 600 });
  expect((await page.locator('form').boundingBox())?.width).toBeLessThanOrEqual(320);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('«INGRESAR» and Enter in a field send nothing', async ({ page }) => {
      await page.goto('/Login');
      await email(page).fill('persona@lineo.example');
      await field(page).fill('una clave');
      // The island's own files are no answer to the button.
      if (javaScriptEnabled) await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      else await expect(toggle(page)).toBeHidden();
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url()));
      page.on('framenavigated', (frame) => sent.push(frame.url()));

      await submit(page).click();
      await email(page).press('Enter');
      await field(page).press('Enter');
      await submit(page).press('Space');

      await expect(email(page)).toHaveValue('persona@lineo.example');
      await expect(field(page)).toHaveValue('una clave');
      await expect(page).toHaveURL('/Login');
      expect(sent).toEqual([]);
    });
  });
}
