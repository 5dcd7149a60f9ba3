import type { Page } from 'playwright/test';
import { CHOICE_KEY } from '#measurement/consentChoice.ts';
import { expectAccessible } from '#tests/support/browser/axe.ts';
import { content } from '#tests/support/sites/content.ts';
import { denyStorage, waitUntilIdle, stayOnClick } from '#tests/support/browser/page.ts';
import { fakeContainer } from '#tests/support/vendors/tagContainer.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { CONTAINER_ID } from '#tests/support/sites/variants.ts';

const words = content.site().analytics.consent;
const { necessary, measurement, advertising } = words.categories;
const ADVERTISING = advertising?.title ?? '';

const banner = (page: Page) => page.getByRole('region', { name: words.title });
const preferences = (page: Page) => page.getByRole('dialog', { name: words.preferences });
const purpose = (page: Page, name: string) =>
  preferences(page).getByRole('checkbox', { name, exact: true });
const footerButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Preferencias de cookies' });
const answer = (page: Page, name: string) =>
  banner(page).getByRole('button', { name, exact: true }).click();
const demoLink = (page: Page) =>
  page.getByRole('link', { name: content.page('soluciones').yourPhoto.action.label });
const readEvents = (page: Page) => page.evaluate(() => window.readEvents ?? []);
const cookiesOf = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort();

/** Opens a page and waits for the consent script. */
async function openWithConsent(page: Page, path: string) {
  const script = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/medicion/consentimiento.js'),
  );
  await page.goto(path);
  await script;
  await waitUntilIdle(page);
}

const measurementCookies = ['_ga'];
const allCookies = ['_ga', '_gcl_au'];

/** Expects the tag container to have received these events, and the browser to have these cookies. */
async function expectMeasured(page: Page, events: string[], cookies: string[]) {
  await expect.poll(() => readEvents(page)).toEqual(events);
  expect(await cookiesOf(page)).toEqual(cookies);
}

async function expectNothingKept(page: Page, asked: string[]) {
  expect(asked).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
}

test('nothing is kept until the visitor answers, and after «Rechazar» only that answer', async ({
  page,
}) => {
  const asked = await fakeContainer(page);
  await openWithConsent(page, '/Login');
  await expect(banner(page)).toBeVisible();
  await expectNothingKept(page, asked);

  await answer(page, 'Rechazar');
  await expect(banner(page)).toBeHidden();
  await openWithConsent(page, '/para-quien');

  await expect(banner(page)).toBeHidden();
  await expectNothingKept(page, asked);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([CHOICE_KEY]);
});

test('after «Aceptar» clicks are measured, also those before it', async ({ page }) => {
  const asked = await fakeContainer(page);
  await page.goto('/soluciones');
  await stayOnClick(page);
  await demoLink(page).click();
  await expectNothingKept(page, asked);

  await answer(page, 'Aceptar');
  await expectMeasured(page, ['cta_click', 'gtm.js'], allCookies);
  expect(asked[0]).toBe(`https://www.googletagmanager.com/gtm.js?id=${CONTAINER_ID}`);
});

test('after «Aceptar» later pages are measured without a question', async ({ page }) => {
  await fakeContainer(page);
  await openWithConsent(page, '/Login');
  await answer(page, 'Aceptar');

  await openWithConsent(page, '/para-quien');

  await expectMeasured(page, ['gtm.js'], allCookies);
  await expect(banner(page)).toBeHidden();
});

test.describe('«Preferencias de cookies»', () => {
  test.beforeEach(async ({ page }) => {
    await fakeContainer(page);
    await page.goto('/soluciones');
  });

  /** Answers by a button of the dialog, which loads the page anew. */
  async function withdraw(page: Page, name: string) {
    const reloaded = page.waitForEvent('load');
    await preferences(page).getByRole('button', { name }).click();
    await reloaded;
    await expect(footerButton(page)).toBeEnabled();
  }

  /** A second tab of the same visitor. */
  async function openTab(page: Page) {
    const tab = await page.context().newPage();
    await fakeContainer(tab);
    await tab.goto('/Login');
    return tab;
  }

  test('begin with the necessary cookies alone', async ({ page }) => {
    await answer(page, words.choose);
    await expect(preferences(page)).toBeVisible();
    await expect(purpose(page, necessary.title)).toBeDisabled();
    for (const title of [measurement.title, ADVERTISING])
      await expect(purpose(page, title)).not.toBeChecked();
    await expectAccessible(page, 'the preferences');
  });

  test('allow measurement without advertising', async ({ page }) => {
    await answer(page, words.choose);
    await purpose(page, measurement.title).check();
    await preferences(page).getByRole('button', { name: words.save }).click();

    await expectMeasured(page, ['gtm.js'], measurementCookies);
  });

  test('open from the footer with what was chosen, and give the focus back', async ({ page }) => {
    await answer(page, 'Aceptar');
    await footerButton(page).click();
    await expect(purpose(page, measurement.title)).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(preferences(page)).toBeHidden();
    await expect(footerButton(page)).toBeFocused();
  });

  test('delete the cookies of a purpose that is taken back', async ({ page }) => {
    await answer(page, 'Aceptar');
    await expectMeasured(page, ['gtm.js'], allCookies);
    await footerButton(page).click();
    await purpose(page, ADVERTISING).uncheck();
    await withdraw(page, words.save);
    await expectMeasured(page, ['gtm.js'], measurementCookies);
  });

  test('withdraw everything at once, and leave what is typed in another tab', async ({ page }) => {
    await answer(page, 'Aceptar');
    const tab = await openTab(page);
    await expect.poll(() => readEvents(tab)).toEqual(['gtm.js']);
    const typed = tab.locator('main input').first();
    await typed.fill('ana');
    await footerButton(page).click();
    await withdraw(page, 'Rechazar');

    await expectMeasured(page, [], []);
    await expect(typed).toHaveValue('ana');
    await tab.goto('/para-quien');
    await expectMeasured(tab, [], []);
  });
});

test('neither a tag container that never answers nor blocked storage breaks anything', async ({
  page,
}) => {
  await denyStorage(page);
  await fakeContainer(page, () => undefined);
  await page.goto('/soluciones');
  const asked = page.waitForRequest(/googletagmanager/);
  await answer(page, 'Aceptar');
  await asked;

  await demoLink(page).click();
  await expect(page).toHaveURL('/contacto');
});
