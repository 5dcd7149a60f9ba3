import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Route } from 'playwright/test';
import { CHOICE, consentFiles } from '#measurement/settings.ts';
import { homeRoute } from '#lib/routes.ts';
import { COMPLETE } from '#tests/playwright.config.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { content } from '#tests/support/content.ts';
import { bareKind, rowsOf } from '#tests/support/faultMatrix.ts';
import { entriesOf, faults, scriptFaults } from '#tests/support/faults.ts';
import { expectMainTask } from '#tests/support/faultTest.ts';
import { idle } from '#tests/support/firstLoad.ts';
import { layoutShift, resetLayoutShift, watchLayoutShift } from '#tests/support/layoutShift.ts';
import { screens } from '#tests/support/screens.ts';
import { test } from '#tests/support/faultTest.ts';
import { CONTAINER_ID, playContainer } from '#tests/support/tagContainer.ts';
import { expect } from '#tests/support/test.ts';
import { siteFolderOf } from '#tests/support/variants.ts';

const words = content.site().analytics.consent;

/** What everything may weigh that comes when the page is idle, in bytes. */
const IDLE_BYTES = 12 * 1024;

const banner = (page: Page) => page.getByRole('region', { name: words.title });
const preferences = (page: Page) => page.getByRole('dialog', { name: words.preferences });
const footerButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Preferencias de cookies' });
const answer = (page: Page, name: string) =>
  banner(page).getByRole('button', { name, exact: true }).click();
const refuse = async (page: Page) => {
  await answer(page, 'Rechazar');
  await expect(banner(page)).toBeHidden();
};

/** The visit goes on on another page, until that page has looked whether there is a choice. */
async function visit(page: Page, path: string) {
  const looked = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith(consentFiles.start),
  );
  await page.goto(path);
  await looked;
  await idle(page);
}

/** What the container's vendors keep and are told. */
const expectNothingKept = async (page: Page, asked: string[]) => {
  expect(asked).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
};

test.describe('the question', () => {
  for (const path of screens) {
    const tag = [homeRoute.path, bareKind].includes(path) ? [] : COMPLETE;
    test(
      `on ${path} comes before any cookie and any vendor, and refusing leaves it so`,
      {
        tag,
      },
      async ({ page }) => {
        const asked = await playContainer(page);
        await visit(page, path);
        await expect(banner(page)).toBeVisible();
        await expectNothingKept(page, asked);

        await refuse(page);
        await visit(page, path);

        await expect(banner(page)).toBeHidden();
        await expectNothingKept(page, asked);
        expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([CHOICE]);
      },
    );
  }

  test('says what it asks, and where the terms are', async ({ page }) => {
    await page.goto('/soluciones');

    await expect(banner(page)).toContainText(words.text);
    await expect(banner(page).getByRole('link', { name: words.privacy.label })).toHaveAttribute(
      'href',
      /^\/TerminosYCondiciones(#|$)/,
    );
  });

  test('offers «Aceptar» and «Rechazar» alike', { tag: COMPLETE }, async ({ page }) => {
    await page.goto('/soluciones');
    const drawn = (name: string) =>
      banner(page)
        .getByRole('button', { name, exact: true })
        .evaluate((button) => {
          const { backgroundColor, color, fontSize, fontWeight, border, padding } =
            getComputedStyle(button);
          const { height, top } = button.getBoundingClientRect();
          return { backgroundColor, color, fontSize, fontWeight, border, padding, height, top };
        });

    expect(await drawn('Aceptar')).toEqual(await drawn('Rechazar'));
  });

  test('waits until the page has loaded', { tag: COMPLETE }, async ({ page }) => {
    await page.goto('/soluciones');
    await expect(banner(page)).toBeVisible();

    const [first, load] = await page.evaluate((file) => {
      const [script] = performance.getEntriesByName(location.origin + file);
      const [navigation] = performance.getEntriesByType('navigation');
      return [script?.startTime ?? 0, (navigation as PerformanceNavigationTiming).loadEventStart];
    }, consentFiles.start);

    expect(first).toBeGreaterThanOrEqual(load as number);
  });

  test('weighs little, once', () => {
    const bytes = Object.values(consentFiles).map(
      (file) => gzipSync(readFileSync(join(siteFolderOf('settings'), file)), { level: 9 }).length,
    );

    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(IDLE_BYTES);
  });

  for (const [device, viewport] of Object.entries({
    'a phone': { width: 390, height: 844 },
    'a small phone': { width: 320, height: 480 },
    'a computer': { width: 1350, height: 940 },
  })) {
    test(`moves nothing on ${device} and fits`, { tag: COMPLETE }, async ({ page }) => {
      const ready = Promise.withResolvers<undefined>();
      await page.route(`**${consentFiles.start}`, (route) =>
        ready.promise.then(() => route.continue()),
      );
      await page.setViewportSize(viewport);
      await watchLayoutShift(page);
      await page.goto('/soluciones');
      await resetLayoutShift(page);
      ready.resolve(undefined);
      await expect(banner(page)).toBeInViewport({ ratio: 1 });

      await answer(page, 'Aceptar');
      await expect(banner(page)).toBeHidden();

      expect(await layoutShift(page)).toBe(0);
    });
  }

  test('is met by keyboard before the rest of the page, and answered by it', async ({ page }) => {
    await page.goto('/soluciones');
    await expect(banner(page)).toBeVisible();
    const names: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      await page.keyboard.press('Tab');
      names.push(await page.locator(':focus').innerText());
    }

    expect(names).toEqual([
      content.site().navigation.skip,
      words.privacy.label,
      'Aceptar',
      'Rechazar',
      words.choose,
    ]);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
  });

  test(
    'and its preferences have no fault of accessibility',
    { tag: COMPLETE },
    async ({ page }) => {
      await page.goto('/soluciones');
      await expect(banner(page)).toBeVisible();
      await expectAccessible(page, 'the question');

      await answer(page, words.choose);
      await expect(preferences(page)).toBeVisible();

      await expectAccessible(page, 'its preferences');
    },
  );
});

test.describe('the container', () => {
  test('comes with «Aceptar» and reads nothing under a consent that was not given', async ({
    page,
    context,
  }) => {
    const asked = await playContainer(page);
    await page.goto('/soluciones');
    await page.evaluate(() => {
      document.addEventListener('click', (event) => event.preventDefault());
    });
    await page.locator('[data-cta-id="soluciones-reunion"]').click();
    await expectNothingKept(page, asked);

    await answer(page, 'Aceptar');

    await expect
      .poll(() => page.evaluate(() => window.readEvents?.map(({ event }) => event.event)))
      .toEqual(['cta_click', 'gtm.js']);
    const granted = 'granted';
    expect((await page.evaluate(() => window.readEvents))?.map(({ consent }) => consent)).toEqual(
      Array(2).fill({
        analytics_storage: granted,
        ad_storage: granted,
        ad_user_data: granted,
        ad_personalization: granted,
      }),
    );
    expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['_ga', '_gcl_au']);
    expect(asked[0]).toBe(`https://www.googletagmanager.com/gtm.js?id=${CONTAINER_ID}`);
    expect(asked.length).toBeGreaterThan(1);
  });

  test(
    'is denied every use of cookies before anything else',
    { tag: COMPLETE },
    async ({ page }) => {
      await page.goto('/soluciones');
      await expect(banner(page)).toBeVisible();

      const [command] = await page.evaluate(() =>
        (window.dataLayer ?? []).map((item) => [...(item as unknown[])]),
      );

      expect(command).toEqual([
        'consent',
        'default',
        {
          analytics_storage: 'denied',
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
        },
      ]);
    },
  );

  test(
    'may count and not advertise where only that was chosen',
    { tag: COMPLETE },
    async ({ page, context }) => {
      await playContainer(page);
      await page.goto('/soluciones');
      await answer(page, words.choose);
      const box = (name: string) => preferences(page).getByRole('checkbox', { name, exact: true });
      await expect(box(words.categories.necessary.title)).toBeDisabled();
      await expect(box(words.categories.advertising.title)).not.toBeChecked();

      await box(words.categories.measurement.title).check();
      await preferences(page).getByRole('button', { name: words.save }).click();

      await expect.poll(() => page.evaluate(() => window.readEvents?.length)).toBe(1);
      expect((await page.evaluate(() => window.readEvents))?.[0]?.consent).toMatchObject({
        analytics_storage: 'granted',
        ad_storage: 'denied',
      });
      expect((await context.cookies()).map(({ name }) => name)).toEqual(['_ga']);
    },
  );

  test('comes on the next page without a question', { tag: COMPLETE }, async ({ page }) => {
    await playContainer(page);
    await page.goto('/soluciones');
    await answer(page, 'Aceptar');
    await expect(banner(page)).toBeHidden();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    await visit(page, '/para-quien');

    await expect
      .poll(() => page.evaluate(() => window.readEvents?.map(({ event }) => event.event)))
      .toEqual(['gtm.js']);
    expect(asked).not.toContain(consentFiles.ask);
  });

  test('goes, with all it kept, when the footer’s preferences take the consent back', async ({
    page,
    context,
  }) => {
    await playContainer(page);
    await page.goto('/soluciones');
    await answer(page, 'Aceptar');
    await expect.poll(() => page.evaluate(() => window.readEvents?.length)).toBe(1);
    await visit(page, '/para-quien');
    await footerButton(page).click();
    const box = preferences(page).getByRole('checkbox', {
      name: words.categories.measurement.title,
      exact: true,
    });
    await expect(box).toBeChecked();

    const reloaded = page.waitForEvent('load');
    await preferences(page).getByRole('button', { name: 'Rechazar' }).click();
    await reloaded;

    await expect(footerButton(page)).toBeEnabled();
    expect(await page.evaluate(() => window.readEvents)).toBeUndefined();
    expect(await context.cookies()).toEqual([]);
  });

  test('is given by the footer’s preferences too', { tag: COMPLETE }, async ({ page }) => {
    await playContainer(page);
    await page.goto('/soluciones');
    await refuse(page);
    await visit(page, '/para-quien');

    await footerButton(page).click();
    await preferences(page).getByRole('button', { name: 'Aceptar' }).click();

    await expect.poll(() => page.evaluate(() => window.readEvents?.length)).toBe(1);
    await expect(preferences(page)).toBeHidden();
  });

  test(
    'leaves a choice as it was when the preferences are only looked at',
    { tag: COMPLETE },
    async ({ page }) => {
      const asked = await playContainer(page);
      await page.goto('/soluciones');
      await refuse(page);

      await footerButton(page).click();
      await expect(preferences(page)).toBeVisible();
      await page.keyboard.press('Escape');

      await expect(preferences(page)).toBeHidden();
      await expect(footerButton(page)).toBeFocused();
      await expectNothingKept(page, asked);
    },
  );

  for (const [fault, script] of entriesOf(scriptFaults)) {
    const tag = ['never answers', 'throws at once'].includes(fault) ? [] : COMPLETE;
    test(
      `F19 on /soluciones that ${fault} changes nothing that a visitor sees`,
      {
        tag,
      },
      async ({ page, trouble }) => {
        await playContainer(page, script);
        await page.goto('/soluciones');
        await watchLayoutShift(page);
        const asked = page.waitForRequest(/googletagmanager/);
        await answer(page, 'Aceptar');
        await asked;

        await page.locator('[data-cta-id="soluciones-reunion"]').click();

        await expect(page).toHaveURL('/contacto');
        expect(await page.evaluate(() => Array.isArray(window.dataLayer ?? []))).toBe(true);
        trouble.errors = trouble.errors.filter(
          (error) => error !== 'vendor' && !/Unexpected token '<'/.test(error),
        );
      },
    );
  }

  for (const { path, title, tag } of rowsOf('F19')) {
    test(title, { tag }, async ({ page, usual }) => {
      let fault: (route: Route) => unknown = faults['never answers'];
      await playContainer(page, (route) => fault(route));
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await answer(page, 'Aceptar');
      await expect(banner(page)).toBeHidden();

      for (fault of [
        faults['is blocked by an ad blocker'],
        faults['answers 500'],
        faults['never answers'],
      ]) {
        const asked = page.waitForRequest(/googletagmanager/);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await asked;

        await expectMainTask(page, await usual(path));
        expect(await page.evaluate(() => Array.isArray(window.dataLayer))).toBe(true);
        await page.locator(`a[href^="/"]:not([href="${path}"]):visible`).first().click();
        await expect(page).not.toHaveURL(path);
      }
    });
  }
});

test.describe('where the browser', () => {
  const denials: Record<string, () => void> = {
    'forbids storage': () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
    'has no room left': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    'forbids cookies': () => {
      const denied = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(document, 'cookie', { get: denied, set: denied });
    },
  };
  for (const [fault, breakIt] of Object.entries(denials)) {
    test(
      `${fault}, both answers are taken and the page works`,
      { tag: COMPLETE },
      async ({ page }) => {
        await page.addInitScript(breakIt);
        await playContainer(page, (route) =>
          route.fulfill({ contentType: 'application/javascript', body: '' }),
        );
        await page.goto('/soluciones');
        await refuse(page);
        await footerButton(page).click();
        await preferences(page).getByRole('button', { name: 'Aceptar' }).click();
        await expect(preferences(page)).toBeHidden();

        await page.locator('[data-cta-id="soluciones-reunion"]').click();

        await expect(page).toHaveURL('/contacto');
      },
    );
  }
});
