import type { Locator, Page } from 'playwright/test';
import { CHOICE_KEY } from '#measurement/choice.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { content } from '#tests/support/content.ts';
import { tabThrough } from '#tests/support/focus.ts';
import { denyStorage, waitUntilIdle, layoutShift, stayOnClick } from '#tests/support/page.ts';
import { fakeContainer } from '#tests/support/tagContainer.ts';
import { expect, test } from '#tests/support/test.ts';
import { CONTAINER_ID } from '#tests/support/variants.ts';

const words = content.site().analytics.consent;
const { necessary, measurement, advertising } = words.categories;
const ADVERTISING = advertising?.title ?? '';

const banner = (page: Page) => page.getByRole('region', { name: words.title });
const preferences = (page: Page) => page.getByRole('dialog', { name: words.preferences });
const box = (page: Page, name: string) =>
  preferences(page).getByRole('checkbox', { name, exact: true });
const footerButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Preferencias de cookies' });
const answer = (page: Page, name: string) =>
  banner(page).getByRole('button', { name, exact: true }).click();
const readEvents = (page: Page) => page.evaluate(() => window.readEvents ?? []);
const cookiesOf = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort();

/** Opens a page and waits for the consent script. */
async function visit(page: Page, path: string) {
  const script = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/medicion/consentimiento.js'),
  );
  await page.goto(path);
  await script;
  await waitUntilIdle(page);
}

async function expectNothingKept(page: Page, asked: string[]) {
  expect(asked).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
}

test('no cookie is set and no vendor is asked before the visitor answers, nor after a refusal', async ({
  page,
}) => {
  const asked = await fakeContainer(page);
  await visit(page, '/Login');
  await expect(banner(page)).toContainText(words.text);
  await page.emulateMedia({ media: 'print' });
  await expect(banner(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(banner(page).getByRole('link', { name: words.privacy.label })).toHaveAttribute(
    'href',
    /^\/TerminosYCondiciones(#|$)/,
  );
  await expectNothingKept(page, asked);

  await answer(page, 'Rechazar');
  await expect(banner(page)).toBeHidden();
  await visit(page, '/inicio');

  await expect(banner(page)).toBeHidden();
  await expectNothingKept(page, asked);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([CHOICE_KEY]);
});

test.describe('the cookie question', () => {
  const answers = (page: Page) =>
    ['Aceptar', 'Rechazar'].map((name) => banner(page).getByRole('button', { name, exact: true }));

  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(async ({ page }) => {
    await page.goto('/soluciones');
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
  });

  test('fits a small screen, and its answers look alike', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, 'the question');
    const lookOf = (button: Locator) =>
      button.evaluate((element) => {
        const { backgroundColor, color, fontSize, fontWeight, height } = getComputedStyle(element);
        return [backgroundColor, color, fontSize, fontWeight, height];
      });
    const [accept, refuse] = await Promise.all(answers(page).map(lookOf));
    expect(accept).toEqual(refuse);
  });

  test('is what Tab reaches first, after the way past the menu', async ({ page }) => {
    const { skip } = content.site().navigation;
    const link = (name: string) => page.getByRole('link', { name }).first();
    for (const stop of [link(skip), link(words.privacy.label), ...answers(page)]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
  });

  test('gives way to what gets the focus behind it, in the page and at its very end', async ({
    page,
  }) => {
    for (const part of ['main', 'contentinfo'] as const) {
      const link = page.getByRole(part).getByRole('link').last();
      // In view, but behind the question.
      await link.evaluate((element) =>
        scrollBy({
          top: element.getBoundingClientRect().bottom - innerHeight + 150,
          behavior: 'instant',
        }),
      );
      await link.focus();
      // It may scroll there smoothly.
      await expect
        .poll(async () => {
          const { y: top = 0 } = (await banner(page).boundingBox()) ?? {};
          const { y = Infinity, height = 0 } = (await link.boundingBox()) ?? {};
          return y >= 0 && y + height <= top;
        })
        .toBe(true);
    }
  });

  test('never covers what has the focus, however far one goes with Tab', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    expect(await tabThrough(page)).toEqual([]);
  });

  test('has nothing that floats on its answers, and moves nothing as it goes', async ({ page }) => {
    await page.mouse.wheel(0, 2000);
    for (const button of answers(page)) await button.click({ trial: true });

    await answer(page, 'Rechazar');
    await expect(banner(page)).toBeHidden();
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
});

test('«Aceptar» loads the tag container, also on later pages, and it gets earlier events', async ({
  page,
}) => {
  const asked = await fakeContainer(page);
  await page.goto('/soluciones');
  await stayOnClick(page);
  await page.locator('[data-cta-id="soluciones-reunion"]').click();
  await expectNothingKept(page, asked);

  await answer(page, 'Aceptar');

  await expect.poll(() => readEvents(page)).toEqual(['cta_click', 'gtm.js']);
  expect(await cookiesOf(page)).toEqual(['_ga', '_gcl_au']);
  expect(asked[0]).toBe(`https://www.googletagmanager.com/gtm.js?id=${CONTAINER_ID}`);

  await visit(page, '/para-quien');
  await expect.poll(() => readEvents(page)).toEqual(['gtm.js']);
  await expect(banner(page)).toBeHidden();
});

test('a visitor who accepts only measurement is counted and gets no advertising', async ({
  page,
}) => {
  await fakeContainer(page);
  await page.goto('/soluciones');
  await answer(page, words.choose);
  await expect(preferences(page)).toBeVisible();
  await expectAccessible(page, 'the preferences');
  await expect(box(page, necessary.title)).toBeDisabled();
  for (const title of [measurement.title, ADVERTISING])
    await expect(box(page, title)).not.toBeChecked();

  await box(page, measurement.title).check();
  await preferences(page).getByRole('button', { name: words.save }).click();

  await expect.poll(() => readEvents(page)).toEqual(['gtm.js']);
  expect(await cookiesOf(page)).toEqual(['_ga']);
});

test('withdrawing consent, all or part, works at once and deletes the cookies', async ({
  page,
}) => {
  await fakeContainer(page);
  await page.goto('/soluciones');
  await answer(page, 'Aceptar');
  await expect.poll(() => readEvents(page)).toEqual(['gtm.js']);
  await footerButton(page).click();
  await expect(box(page, measurement.title)).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(footerButton(page)).toBeFocused();
  const withdraw = async (name: string) => {
    const reloaded = page.waitForEvent('load');
    await preferences(page).getByRole('button', { name }).click();
    await reloaded;
    await expect(footerButton(page)).toBeEnabled();
  };
  await footerButton(page).click();
  await box(page, ADVERTISING).uncheck();

  await withdraw(words.save);

  await expect.poll(() => readEvents(page)).toEqual(['gtm.js']);
  expect(await cookiesOf(page)).toEqual(['_ga']);
  const other = await page.context().newPage();
  await fakeContainer(other);
  await other.goto('/para-quien');
  await expect.poll(() => readEvents(other)).toEqual(['gtm.js']);
  await footerButton(page).click();

  await withdraw('Rechazar');

  expect(await readEvents(page)).toEqual([]);
  await expect.poll(() => readEvents(other)).toEqual([]);
  expect(await cookiesOf(page)).toEqual([]);
});

test('a tag container that never answers, or blocked storage, breaks nothing', async ({ page }) => {
  await denyStorage(page);
  await fakeContainer(page, () => undefined);
  await page.goto('/soluciones');
  const asked = page.waitForRequest(/googletagmanager/);
  await answer(page, 'Aceptar');
  await asked;

  await page.locator('[data-cta-id="soluciones-reunion"]').click();

  await expect(page).toHaveURL('/contacto');
});
