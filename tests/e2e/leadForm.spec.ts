import type { Page } from 'playwright/test';
import { whatsappLink } from '#lib/links.ts';
import { content } from '#tests/support/content.ts';
import { pushed } from '#tests/support/dataLayer.ts';
import { answerForm, formFrame, formScript, playForms } from '#tests/support/hubspotForms.ts';
import { layoutShift, resetLayoutShift, watchLayoutShift } from '#tests/support/layoutShift.ts';
import { idle, stopClock } from '#tests/support/page.ts';
import { expect, test } from '#tests/support/test.ts';

const copy = content.page('landing/auditorias');
const { leadForm, whatsapp } = content.site();

const region = (page: Page) => page.getByRole('region', { name: copy.form.title });
const forms = (page: Page) => region(page).locator('iframe');
const loading = (page: Page) => region(page).getByText(copy.form.loading);
const failed = (page: Page) => region(page).getByText(copy.form.failed);

/** Opens /landing/auditorias at the form. */
async function open(page: Page) {
  await page.goto('/landing/auditorias', { waitUntil: 'domcontentloaded' });
  await region(page).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
}

async function expectOtherWays(page: Page) {
  const chat = region(page).getByRole('link', { name: copy.whatsapp.label });
  await expect(chat).toBeVisible();
  await expect(chat).toHaveAttribute('href', whatsappLink(whatsapp.number, whatsapp.auditsMessage));
  const demo = region(page).getByRole('link', { name: copy.demo.label });
  await expect(demo).toBeVisible();
  await expect(demo).toHaveAttribute('href', '/contacto');
}

/** Dispatches an event of a form, as the vendor's script does. */
const dispatch = (page: Page, name: string, formId: string) =>
  page.evaluate(([type, detail]) => void dispatchEvent(new CustomEvent(type, { detail })), [
    `hs-form-event:${name}`,
    { formId },
  ] as const);

test.describe('the lead form on /landing/auditorias', () => {
  test('is the official embed, loaded when it comes into view, not before, and once', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setViewportSize({ width: 390, height: 600 });
    await playForms(page);
    await page.goto('/landing/auditorias');
    await idle(page);
    expect(asked.filter((url) => url.includes('hsforms'))).toEqual([]);

    await region(page).scrollIntoViewIfNeeded();

    await expect(forms(page)).toBeVisible();
    const place = region(page).locator('.hs-form-frame');
    await expect(place).toHaveAttribute('data-form-id', leadForm.formId);
    await expect(place).toHaveAttribute('data-portal-id', leadForm.portalId);
    await expect(place).toHaveAttribute('data-region', leadForm.region);
    await page.evaluate(() => scrollTo(0, 0));
    await region(page).scrollIntoViewIfNeeded();
    expect(asked.filter((url) => url === formScript)).toHaveLength(1);
  });

  test('that is blocked leaves the other ways in its place, and nothing moves', async ({
    page,
  }) => {
    const waiting = Promise.withResolvers<undefined>();
    await watchLayoutShift(page);
    await playForms(page, {
      script: (route) => waiting.promise.then(() => route.abort('blockedbyclient')),
    });
    await open(page);
    await expect(loading(page)).toBeVisible();
    await resetLayoutShift(page);

    waiting.resolve(undefined);

    await expect(failed(page)).toBeVisible();
    await expect(loading(page)).toBeHidden();
    await expectOtherWays(page);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

  test('that is silent for eight seconds has failed, and works when it comes after all', async ({
    page,
  }) => {
    const waiting = Promise.withResolvers<undefined>();
    await stopClock(page);
    await watchLayoutShift(page);
    await playForms(page, { frame: (route) => waiting.promise.then(() => answerForm(route)) });
    await open(page);
    await expect(loading(page)).toBeVisible();
    await page.clock.runFor(8000);
    await expect(failed(page)).toBeVisible();
    await expect(loading(page)).toBeHidden();
    await expect(forms(page)).toBeHidden();
    await expectOtherWays(page);
    await resetLayoutShift(page);

    waiting.resolve(undefined);

    await expect(forms(page)).toBeVisible();
    await expect(failed(page)).toBeHidden();
    expect(await layoutShift(page)).toBeLessThan(0.1);
  });

  test('counts once when it is sent, for its own events, and tells nothing of what it holds', async ({
    page,
  }) => {
    await playForms(page);
    await open(page);
    await formFrame(page).getByLabel('Correo').fill('visitante@correo.example');
    await dispatch(page, 'on-submission:failed', leadForm.formId);
    expect(await pushed(page)).toEqual([]);

    await formFrame(page).getByRole('button', { name: 'Enviar' }).click();

    const sent = {
      event: 'hubspot_form_submitted',
      form_id: leadForm.formId,
      page_path: '/landing/auditorias',
    };
    await expect.poll(() => pushed(page)).toEqual([sent]);
    await dispatch(page, 'on-submission:success', leadForm.formId);
    expect(await pushed(page)).toEqual([sent]);
  });

  test('does not take another form’s events for its own', async ({ page }) => {
    await playForms(page, { frame: () => undefined });
    await open(page);
    await expect(forms(page)).toHaveCount(1);
    await page.evaluate(() => Reflect.deleteProperty(window, 'HubSpotFormsV4'));

    await dispatch(page, 'on-ready', '22222222-0000-4000-8000-000000000000');
    await dispatch(page, 'on-submission:success', '22222222-0000-4000-8000-000000000000');

    await expect(loading(page)).toBeVisible();
    expect(await pushed(page)).toEqual([]);
    await dispatch(page, 'on-ready', leadForm.formId.toUpperCase());
    await expect(loading(page)).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('says why it is not there and leads to WhatsApp and to a demo', async ({ page }) => {
      await page.goto('/landing/auditorias');

      await expect(region(page).locator('noscript p')).toHaveText(copy.form.withoutScript);
      await expect(loading(page)).toBeHidden();
      await expect(failed(page)).toBeHidden();
      await expectOtherWays(page);
    });
  });
});
