import type { Page, Route } from 'playwright/test';
import { COMPLETE } from '#tests/playwright.config.ts';
import { content } from '#tests/support/content.ts';
import type { FaultNumber } from '#tests/support/faultMatrix.ts';
import { holdScripts, loseScripts, OWN_SCRIPTS } from '#tests/support/scripts.ts';
import { idle } from '#tests/support/firstLoad.ts';
import { expect, test } from '#tests/support/test.ts';

const { navigation } = content.site();
const { login } = content.page('Login');

const toggle = (page: Page) => page.locator('button[aria-controls="password"]');
const status = (page: Page) => page.locator('[aria-live]');
const field = (page: Page) => page.locator('#password');

/** Writes down the clicks that reach the page, with what was done by hand and what was given back. */
const watchClicks = (page: Page) =>
  page.addInitScript(() => {
    const clicks: string[] = [];
    Object.assign(window, { clicks });
    document.addEventListener('click', ({ target, isTrusted }) => {
      const name = (target as Element).getAttribute('aria-controls') ?? (target as Element).id;
      clicks.push(`${isTrusted ? 'made' : 'given back'}: ${name}`);
    });
  });
const clicks = (page: Page) =>
  page.evaluate(() => (window as unknown as { clicks: string[] }).clicks);

test.describe('an island wakes at the first reach', () => {
  const reaches: [string, string | [], (page: Page) => Promise<unknown>][] = [
    ['the pointer', [], (page) => toggle(page).hover()],
    ['a press', COMPLETE, (page) => toggle(page).click()],
    ['the focus', COMPLETE, (page) => field(page).focus()],
    [
      'the keyboard',
      [],
      async (page) => {
        await page.getByLabel(login.email).focus();
        await page.keyboard.press('Tab');
      },
    ],
  ];
  for (const [name, tag, reach] of reaches) {
    test(`of ${name}, and not before`, { tag }, async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await page.goto('/Login');
      await idle(page);
      expect(scripts).toEqual([]);

      await reach(page);

      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      expect(scripts.length).toBeGreaterThan(0);
    });
  }

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('of a finger, whose tap is not lost', async ({ page }) => {
      const scripts = await holdScripts(page);
      await page.goto('/Login');
      await toggle(page).tap();
      await expect.poll(() => scripts.asked.length).toBeGreaterThan(0);

      await scripts.release();

      await expect(field(page)).toHaveAttribute('type', 'text');
    });
  });
});

test.describe('a click that came before is given back once, on the same element', () => {
  test(
    'after the last of its files, in whatever order they come',
    { tag: COMPLETE },
    async ({ page }) => {
      const waiting = new Map<string, Route>();
      await page.route(OWN_SCRIPTS, (route) => {
        const [name = ''] = new URL(route.request().url()).pathname.split('/').slice(-1);
        waiting.set(name.split('.')[0] ?? '', route);
      });
      await watchClicks(page);
      await page.goto('/Login');
      await toggle(page).click();

      // The island's own files first, React last: each asks for more as it arrives.
      for (const name of ['LoginToggle', 'jsx-runtime', 'client', 'react']) {
        await expect.poll(() => [...waiting.keys()]).toContain(name);
        expect(await clicks(page)).toEqual([]);
        await expect(field(page)).toHaveAttribute('type', 'password');
        await waiting.get(name)?.continue();
        waiting.delete(name);
      }
      for (const route of waiting.values()) await route.continue();
      await page.unroute(OWN_SCRIPTS);

      await expect(field(page)).toHaveAttribute('type', 'text');
      expect(await clicks(page)).toEqual(['given back: password']);
    },
  );

  test('on a slow network: 400 ms away, 50 KB a second', { tag: COMPLETE }, async ({ page }) => {
    await watchClicks(page);
    await page.goto('/Login');
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50 * 1024,
      uploadThroughput: 50 * 1024,
    });

    await toggle(page).click();

    await expect(status(page)).toHaveText(login.shown, { timeout: 20_000 });
    expect(await clicks(page)).toEqual(['given back: password']);
  });

  test('five clicks by key and pointer, in their order', async ({ page }) => {
    const scripts = await holdScripts(page);
    await watchClicks(page);
    await page.goto('/Login');
    await toggle(page).click();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await toggle(page).click();
    await toggle(page).click();
    expect(await clicks(page)).toEqual([]);

    await scripts.release();

    await expect(field(page)).toHaveAttribute('type', 'text');
    expect(await clicks(page)).toEqual(Array(5).fill('given back: password'));
    await toggle(page).click();
    await expect(field(page)).toHaveAttribute('type', 'password');
    expect((await clicks(page)).slice(5)).toEqual(['made: password']);
  });

  test('it finds everything the island sets up: «INGRESAR» masks right after it', async ({
    page,
  }) => {
    const scripts = await holdScripts(page);
    await page.goto('/Login');
    // Pressed by the page itself at the very moment the click is given back.
    await page.evaluate(() => {
      document.addEventListener(
        'click',
        ({ isTrusted }) => {
          if (isTrusted) return;
          queueMicrotask(() => {
            document.querySelector<HTMLElement>('[data-submit]')?.click();
            document.body.dataset['pressed'] = '';
          });
        },
        { once: true },
      );
    });
    await toggle(page).click();

    await scripts.release();

    // Before that the field is masked anyway.
    await expect(page.locator('body[data-pressed]')).toBeAttached();
    await expect(toggle(page)).toHaveAccessibleName(login.showLabel);
    await expect(field(page)).toHaveAttribute('type', 'password');
  });

  test('what acts by itself acts at once and once', { tag: COMPLETE }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const scripts = await holdScripts(page);
    await watchClicks(page);
    await page.goto('/inicio');

    await page.getByRole('button', { name: navigation.menu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('button', { name: navigation.close }).click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await scripts.release();

    await expect(page.getByRole('button', { name: navigation.menu })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect((await clicks(page)).filter((click) => click.startsWith('given'))).toEqual([]);
    expect(await clicks(page)).toHaveLength(2);
  });

  test(
    'a link leads on at once, however long the island takes',
    { tag: COMPLETE },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await holdScripts(page);
      await page.goto('/inicio');
      await page.getByRole('button', { name: navigation.menu }).click();

      await page.getByRole('dialog').getByRole('link', { name: 'Soluciones' }).click();

      await expect(page).toHaveURL(/\/soluciones$/);
    },
  );
});

test.describe('an island that can’t load', () => {
  const faults: [FaultNumber, string, (route: Route) => Promise<void>][] = [
    ['F04', 'is missing', (route) => route.fulfill({ status: 404, body: '' })],
    ['F04', 'is cut off', (route) => route.abort('connectionreset')],
    ['F06', 'comes as a page', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' })],
    [
      'F08',
      'throws',
      (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    ],
  ];
  for (const [number, name, answer] of faults) {
    const tag = name === 'is missing' ? [] : COMPLETE;
    test(
      `${number} because its script on /Login ${name} says so once and tries again at the next reach`,
      { tag },
      async ({ page }) => {
        const said: string[] = [];
        page.on('console', (message) => {
          if (message.text().startsWith('[astro-island]')) said.push(message.text());
        });
        const failures: string[] = [];
        await page.exposeFunction('failed', (url: string) => failures.push(url));
        await page.addInitScript(() => {
          document.addEventListener('astro:hydration-error', (event) => {
            const { componentUrl } = (event as CustomEvent<{ componentUrl: string }>).detail;
            (window as unknown as { failed: (url: string) => void }).failed(componentUrl);
          });
        });
        await page.route('**/_astro/LoginToggle*', answer);
        await page.goto('/Login');
        for (let reach = 1; reach <= 2; reach += 1) {
          await field(page).focus();
          await expect.poll(() => failures.length, { timeout: 10_000 }).toBe(reach);
          await page.getByLabel(login.email).focus();
        }
        expect(said).toHaveLength(1);
        await field(page).fill('una clave');
        await expect(field(page)).toHaveValue('una clave');

        // A program that was there and threw stays thrown: browsers keep it for the whole visit.
        await page.unroute('**/_astro/LoginToggle*');
        if (name === 'throws') return;
        await page.getByLabel(login.email).focus();
        await field(page).focus();

        await expect(toggle(page)).toBeVisible();
        await toggle(page).click();
        await expect(field(page)).toHaveAttribute('type', 'text');
        expect(said).toHaveLength(1);
      },
    );
  }

  test('F04 leaves the others as they are', { tag: COMPLETE }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/_astro/StoreBadges*', (route) => route.fulfill({ status: 404 }));
    await page.goto('/inicio');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Google Play/ })
      .hover();
    await expect(page.locator('astro-island[data-failed]')).toHaveCount(1);

    await page.getByRole('button', { name: navigation.menu }).hover();

    await expect(page.getByRole('button', { name: navigation.menu })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(page.getByRole('main').getByRole('link', { name: /Google Play/ })).toBeVisible();
  });

  test('lets go of the click it held', { tag: COMPLETE }, async ({ page }) => {
    await loseScripts(page);
    await watchClicks(page);
    await page.goto('/Login');
    await toggle(page).click();
    await expect(toggle(page)).toBeHidden();
    await page.unroute(OWN_SCRIPTS);

    await page.getByLabel(login.email).focus();
    await field(page).focus();
    await expect(toggle(page)).toBeVisible();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);

    await expect(field(page)).toHaveAttribute('type', 'password');
    expect((await clicks(page)).filter((click) => click.startsWith('given'))).toEqual([]);
  });
});
