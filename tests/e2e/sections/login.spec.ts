import type { Page } from 'playwright/test';
import { content } from '#tests/support/sites/content.ts';
import { holdRequests, OWN_SCRIPTS } from '#tests/support/browser/page.ts';
import { expect, test, testWithoutScripts } from '#tests/support/browser/test.ts';

const { loginForm: login } = content.page('Login');

const form = (page: Page) => page.locator('form');
const email = (page: Page) => page.getByRole('textbox', { name: login.email });
const password = (page: Page) => page.getByLabel(login.password, { exact: true });
const toggle = (page: Page) => page.locator('button[aria-controls="password"]');
const submit = (page: Page) => page.getByRole('button', { name: login.submit, exact: true });
const announcement = (page: Page) => page.locator('[aria-live]');

async function expectVisible(page: Page) {
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(toggle(page)).toHaveText(login.hide);
  await expect(toggle(page)).toHaveAccessibleName(login.hideLabel);
}

async function expectMasked(page: Page) {
  await expect(password(page)).toHaveAttribute('type', 'password');
  await expect(toggle(page)).toHaveText(login.show);
  await expect(toggle(page)).toHaveAccessibleName(login.showLabel);
}

test('the login’s form is 350 px wide and stands on red, beside its picture from 800 px on', async ({
  page,
}) => {
  await page.goto('/Login');
  /** Whether the picture ends where the form begins. */
  const isBeside = async () => {
    const picture = await page.getByRole('img', { name: login.alt }).boundingBox();
    const box = await form(page).boundingBox();
    return (picture?.x ?? 0) + (picture?.width ?? 0) <= (box?.x ?? 0);
  };
  for (const [width, expected] of [
    [1600, true],
    [800, true],
    [799, false],
    [400, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await isBeside(), `${width} px`).toBe(expected);
    await expect(form(page), `${width} px`).toHaveCSS('width', '350px');
  }

  const [red = 0, green = 0, blue = 0] = await form(page).evaluate((element) => {
    const groundOf = (part: Element | null): string => {
      const { backgroundColor } = getComputedStyle(part ?? document.body);
      return part && backgroundColor === 'rgba(0, 0, 0, 0)'
        ? groundOf(part.parentElement)
        : backgroundColor;
    };
    return (groundOf(element).match(/\d+/g) ?? []).map(Number);
  });
  expect(red).toBeGreaterThan(3 * Math.max(green, blue));
});

test('the login works with password managers, and leads to the terms and home', async ({
  page,
}) => {
  await page.goto('/Login');
  await test.step('a password manager knows both fields', async () => {
    await expect(email(page)).toHaveAttribute('type', 'email');
    await expect(email(page)).toHaveAttribute('autocomplete', 'username');
    await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
  });

  await test.step('the terms can be accepted and read', async () => {
    const terms = page.getByRole('checkbox', {
      name: 'Acepto los Términos y condiciones',
      exact: true,
    });
    await expect(terms).not.toBeChecked();
    await terms.check();
    await expect(terms).toBeChecked();
    await form(page).getByRole('link').click();
    await expect(page).toHaveURL('/TerminosYCondiciones');
  });

  await test.step('a link leads home', async () => {
    await page.goBack();
    await page.getByRole('link', { name: login.home }).click();
    await expect(page).toHaveURL('/inicio');
  });
});

test('one can look at the password by click or key, and it is masked again on sending and leaving', async ({
  page,
}) => {
  await page.goto('/Login');
  await password(page).fill('una clave');
  await expect(announcement(page)).toBeEmpty();

  await test.step('a click shows and masks it, and a screen reader is told', async () => {
    await toggle(page).click();
    await expectVisible(page);
    await expect(announcement(page)).toHaveText(login.shown);
    await toggle(page).click();
    await expectMasked(page);
    await expect(announcement(page)).toHaveText(login.hidden);
  });

  await test.step('the keyboard shows and masks it, and what was typed stays', async () => {
    await password(page).press('Tab');
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectVisible(page);
    await page.keyboard.press('Space');
    await expectMasked(page);
    await expect(toggle(page)).toBeFocused();
    await expect(password(page)).toHaveValue('una clave');
  });

  await test.step('it is masked again as the form is used, and as the page is left', async () => {
    await toggle(page).click();
    await expectVisible(page);
    await submit(page).click();
    await expectMasked(page);

    await toggle(page).click();
    await expectVisible(page);
    // The back/forward cache may keep the page as it was left.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await expectMasked(page);
  });
});

test('the login sends nothing, however it is submitted', async ({ page }) => {
  await page.goto('/Login');
  await toggle(page).click();
  await expectVisible(page);
  await expectNothingSent(page);
});

async function expectNothingSent(page: Page) {
  const sent: string[] = [];
  await email(page).fill('persona@lineo.example');
  await password(page).fill('una clave');
  page.on('request', (request) => sent.push(request.url()));
  page.on('framenavigated', (frame) => sent.push(frame.url()));

  await submit(page).click();
  await email(page).press('Enter');
  await password(page).press('Enter');
  await submit(page).press('Space');

  await expect(email(page)).toHaveValue('persona@lineo.example');
  await expect(page).toHaveURL('/Login');
  expect(sent).toEqual([]);
}

test('a click on the toggle before its script has loaded counts, and what was typed stays', async ({
  page,
}) => {
  const scripts = await holdRequests(page, OWN_SCRIPTS);
  await page.goto('/Login');
  await toggle(page).click();
  await password(page).click();
  await page.keyboard.type('una cve');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => scripts.asked.length).toBeGreaterThan(0);
  await expect(password(page)).toHaveAttribute('type', 'password');

  scripts.release();

  await expectVisible(page);
  await expect(announcement(page)).toHaveText(login.shown);
  await expect(password(page)).toBeFocused();
  await expect(password(page)).toHaveValue('una cve');
});

testWithoutScripts('without scripts there is no toggle, and nothing is sent', async ({ page }) => {
  await page.goto('/Login');
  await expect(toggle(page)).toBeHidden();
  await expectNothingSent(page);
});
