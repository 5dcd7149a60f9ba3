import type { Page } from 'playwright/test';
import { COMPLETE } from '#tests/playwright.config.ts';
import { content } from '#tests/support/content.ts';
import { holdScripts, loseScripts, OWN_SCRIPTS } from '#tests/support/scripts.ts';
import { expect, test } from '#tests/support/test.ts';
import { translate } from '#tests/support/translator.ts';

const { login } = content.page('Login');

const field = (page: Page) => page.getByLabel(login.password, { exact: true });
const toggle = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(${login.showLabel}|${login.hideLabel})$`) });
const submit = (page: Page) => page.getByRole('button', { name: 'INGRESAR' });
const status = (page: Page) => page.locator('[aria-live]');

const expectMasked = (page: Page) => expect(field(page)).toHaveAttribute('type', 'password');
const expectVisible = (page: Page) => expect(field(page)).toHaveAttribute('type', 'text');

test.describe('login password field: masked or visible', () => {
  test('masked at once when the page is left', async ({ page }) => {
    await page.goto('/Login');
    await toggle(page).click();
    await expectVisible(page);

    const type = await field(page).evaluate((input: HTMLInputElement) => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      return input.type;
    });

    expect(type).toBe('password');
    await expect(toggle(page)).toHaveAccessibleName(login.showLabel);
  });
});

test.describe('before the toggle’s island is there', () => {
  test('a click on the toggle takes effect once it is', async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/Login');
    await field(page).fill('una clave');
    await toggle(page).click();
    await expect.poll(() => scripts.asked.length).toBeGreaterThan(0);
    await expectMasked(page);

    await scripts.release();

    await expectVisible(page);
    await expect(status(page)).toHaveText(login.shown);
    await expect(field(page)).toHaveValue('una clave');
  });

  test('two clicks cancel each other, three don’t', { tag: COMPLETE }, async ({ page }) => {
    for (const [clicks, announced] of [
      [2, login.hidden],
      [3, login.shown],
    ] as const) {
      const scripts = await holdScripts(page);
      await page.goto('/Login');
      for (let click = 0; click < clicks; click += 1) await toggle(page).click();

      await scripts.release();

      await expect(status(page)).toHaveText(announced);
      await expect(field(page)).toHaveAttribute('type', clicks === 2 ? 'password' : 'text');
      await page.unroute(OWN_SCRIPTS);
    }
  });

  test(
    'what is being typed, and the caret in it, are left alone',
    { tag: COMPLETE },
    async ({ page }) => {
      const scripts = await holdScripts(page);
      await page.goto('/Login');
      await field(page).click();
      await page.keyboard.type('una cve');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');

      await scripts.release();
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await page.keyboard.type('la');
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('una clave');

      // Where the caret is after that is the browser's affair: Chromium 150 puts it at the start.
      await toggle(page).click();
      await expectVisible(page);
      await expect(field(page)).toHaveValue('una clave');
    },
  );

  test(
    'F40 nor does it matter what a translator or an extension has put there',
    { tag: COMPLETE },
    async ({ page }) => {
      const scripts = await holdScripts(page);
      await page.goto('/Login');
      await page.locator('#password').fill('una clave');
      await translate(page);
      await page.locator('#password').evaluate((input) => {
        const mark = document.createElement('i');
        mark.dataset['extension'] = '';
        input.after(mark);
      });
      await page.locator('button[aria-controls="password"]').click();

      await scripts.release();

      await expect(page.locator('#password')).toHaveAttribute('type', 'text');
      await expect(page.locator('#password')).toHaveValue('una clave');
      await expect(page.locator('[data-extension]')).toHaveCount(1);
      await expect(page.locator('button[aria-controls="password"]')).toHaveText(login.hide);
    },
  );
});

test.describe('without the toggle', () => {
  test('it disappears when its script is missing, and the field still works', async ({ page }) => {
    await loseScripts(page);
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('[astro-island]')) said.push(message.text());
    });
    await page.goto('/Login');
    await field(page).fill('una clave');

    await expect(toggle(page)).toBeHidden();
    await expectMasked(page);
    await expect(field(page)).toHaveValue('una clave');
    await field(page).fill('otra clave');
    await expect(field(page)).toHaveValue('otra clave');
    expect(said).toHaveLength(1);
  });

  test(
    'it comes back when its script can be had after all',
    { tag: COMPLETE },
    async ({ page }) => {
      await loseScripts(page);
      await page.goto('/Login');
      await field(page).focus();
      await expect(toggle(page)).toBeHidden();
      await page.unroute(OWN_SCRIPTS);

      await page.getByLabel(login.email).focus();
      await field(page).focus();
      await expect(toggle(page)).toBeVisible();
      await toggle(page).click();

      await expectVisible(page);
    },
  );

  test.describe('and without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('there is none, and the field is a plain password field', async ({ page }) => {
      await page.goto('/Login');

      await expect(toggle(page)).toBeHidden();
      await expectMasked(page);
      await field(page).fill('una clave');
      await expect(field(page)).toHaveValue('una clave');
      await expect(status(page)).toBeEmpty();
    });
  });
});

test.describe('«INGRESAR» has no behaviour', () => {
  for (const [name, javaScriptEnabled] of [
    ['with JavaScript', true],
    ['without JavaScript', false],
  ] as const) {
    test.describe(name, () => {
      test.use({ javaScriptEnabled });

      test('no request and no navigation, nor has Enter in a field', async ({ page }) => {
        await page.goto('/Login');
        // What the island brings comes at the first reach, before anything is pressed.
        await field(page).focus();
        if (javaScriptEnabled) await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
        const happened: string[] = [];
        page.on('request', (request) => happened.push(request.url()));
        page.on('framenavigated', (frame) => happened.push(frame.url()));
        await page.getByLabel(login.email).fill('persona@lineo.example');
        await field(page).fill('una clave');

        await submit(page).click();
        await page.getByLabel(login.email).press('Enter');
        await field(page).press('Enter');
        await submit(page).focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Space');

        await expect(page.getByLabel(login.email)).toHaveValue('persona@lineo.example');
        await expect(field(page)).toHaveValue('una clave');
        await expect(page).toHaveURL('/Login');
        expect(happened).toEqual([]);
      });
    });
  }
});

test.describe('the form', () => {
  test('is 350 px wide wherever there is room for it', async ({ page }) => {
    await page.goto('/Login');
    for (const width of [400, 599, 600, 768, 799, 800, 1200, 1600]) {
      await page.setViewportSize({ width, height: 800 });

      await expect(page.locator('form')).toHaveCSS('width', '350px');
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, `at ${width} px`).toBe(width);
    }
  });

  test('fits narrower screens', { tag: COMPLETE }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 600 });
    await page.goto('/Login');

    const box = await page.locator('form').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('says to password managers what is what', async ({ page }) => {
    await page.goto('/Login');

    await expect(page.getByLabel(login.email)).toHaveAttribute('autocomplete', 'username');
    await expect(field(page)).toHaveAttribute('autocomplete', 'current-password');
    await toggle(page).click();
    await expectVisible(page);
    await expect(field(page)).toHaveAttribute('autocomplete', 'current-password');
  });

  test(
    'takes a pasted password, masked or visible',
    { tag: COMPLETE },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/Login');
      await page.evaluate(() => navigator.clipboard.writeText('clave pegada'));

      await field(page).focus();
      await page.keyboard.press('ControlOrMeta+V');
      await expect(field(page)).toHaveValue('clave pegada');
      await toggle(page).click();
      await expectVisible(page);
      await field(page).focus();
      await page.keyboard.press('End');
      await page.keyboard.press('ControlOrMeta+V');

      await expect(field(page)).toHaveValue('clave pegadaclave pegada');
    },
  );
});
