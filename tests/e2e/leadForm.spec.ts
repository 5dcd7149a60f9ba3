import type { Page } from 'playwright/test';
import { whatsappLink } from '#lib/links.ts';
import { COMPLETE } from '#tests/playwright.config.ts';
import { stopClock } from '#tests/support/clock.ts';
import { content } from '#tests/support/content.ts';
import {
  answerForm,
  answerFormScript,
  formFrame,
  formScript,
  playForms,
} from '#tests/support/hubspotForms.ts';
import { pushed } from '#tests/support/dataLayer.ts';
import { layoutShift, watchLayoutShift } from '#tests/support/layoutShift.ts';
import { idle } from '#tests/support/firstLoad.ts';
import { expect, test } from '#tests/support/test.ts';

const copy = content.page('landing/auditorias');
const { leadForm, whatsapp } = content.site();

const region = (page: Page) => page.getByRole('region', { name: copy.form.title });
const forms = (page: Page) => region(page).locator('iframe');
// At once: what folds while the page glides comes into view with it.
const toForm = (page: Page) =>
  region(page).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
const loading = (page: Page) => region(page).getByText(copy.form.loading);
const failed = (page: Page) => region(page).getByText(copy.form.failed);

/** Tells of a form as the vendor's script does, without its script. */
const tell = (page: Page, name: string, detail: unknown) =>
  page.evaluate(
    ([type, told]) =>
      void dispatchEvent(new CustomEvent(`hs-form-event:${String(type)}`, { detail: told })),
    [name, detail],
  );

test.describe('the lead form on /landing/auditorias', () => {
  test('is the official embed, with form, portal and region as data attributes', async ({
    page,
  }) => {
    await page.goto('/landing/auditorias');

    const place = region(page).locator('.hs-form-frame');
    await expect(place).toHaveAttribute('data-form-id', leadForm.formId);
    await expect(place).toHaveAttribute('data-portal-id', leadForm.portalId);
    await expect(place).toHaveAttribute('data-region', leadForm.region);
  });

  test('loads its script when it comes into view, not before, and once', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setViewportSize({ width: 390, height: 600 });
    await playForms(page);
    await page.goto('/landing/auditorias');
    await idle(page);
    expect(asked.filter((url) => url.includes('hsforms'))).toEqual([]);

    await toForm(page);
    await expect(forms(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await toForm(page);

    await expect(forms(page)).toBeInViewport();
    expect(asked.filter((url) => url === formScript)).toHaveLength(1);
    expect(formScript).toBe(`https://js.hsforms.net/forms/embed/${leadForm.portalId}.js`);
  });

  test('says that it loads, and shows when it is ready', async ({ page }) => {
    const waiting = Promise.withResolvers<undefined>();
    await watchLayoutShift(page);
    await playForms(page, { frame: (route) => waiting.promise.then(() => answerForm(route)) });
    await page.goto('/landing/auditorias', { waitUntil: 'domcontentloaded' });
    await toForm(page);
    await expect(loading(page)).toBeVisible();
    await expect(forms(page)).toHaveCount(1);
    await expect(forms(page)).toBeHidden();

    waiting.resolve(undefined);

    await expect(forms(page)).toBeVisible();
    await expect(loading(page)).toBeHidden();
    await expect(failed(page)).toBeHidden();
    expect(await layoutShift(page)).toBeLessThan(0.1);
  });

  for (const [device, viewport] of Object.entries({
    'a phone': { width: 390, height: 844 },
    'a computer': { width: 1440, height: 900 },
  })) {
    test(`begins within two screens of ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/landing/auditorias');
      const top = await page
        .locator('[data-lead-form]')
        .evaluate((form) => form.getBoundingClientRect().top + scrollY);
      expect(top).toBeLessThan(2 * viewport.height - 100);
    });

    test(`that fails has both other ways inside and moves nothing on ${device}`, async ({
      page,
    }) => {
      const place = page.locator('[data-lead-form]');
      const answer = Promise.withResolvers<undefined>();
      await page.setViewportSize(viewport);
      await watchLayoutShift(page);
      // What a typeface moves that comes late is another matter.
      await page.route('**/*.woff2', (route) => route.abort());
      await playForms(page, { script: (route) => answer.promise.then(() => route.abort()) });
      await page.goto('/landing/auditorias', { waitUntil: 'domcontentloaded' });
      await toForm(page);
      await expect(loading(page)).toBeVisible();
      answer.resolve(undefined);

      await expect(failed(page)).toBeVisible();
      await expect(place.getByRole('link', { name: copy.demo.label })).toBeVisible();
      await expect(place.getByRole('link', { name: copy.whatsapp.label })).toBeVisible();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(place).toHaveAttribute('data-folded');
      expect(await layoutShift(page)).toBeLessThan(0.01);
    });
  }

  test(
    'can be filled in and sent; what it holds stays in it',
    { tag: COMPLETE },
    async ({ page }) => {
      await playForms(page);
      await page.goto('/landing/auditorias');
      await toForm(page);
      await page.evaluate(() => {
        addEventListener('hs-form-event:on-submission:success', () => {
          document.documentElement.dataset['sent'] = '';
        });
      });

      await formFrame(page).getByLabel('Correo').fill('visitante@correo.example');
      await formFrame(page).getByRole('button', { name: 'Enviar' }).click();

      await expect(page.locator('html[data-sent]')).toBeAttached();
      await expect(forms(page)).toBeVisible();
      expect(await page.evaluate(() => JSON.stringify(window.dataLayer ?? []))).not.toContain('@');
    },
  );

  test('counts once when it is sent, and tells nothing of what it holds', async ({ page }) => {
    await playForms(page);
    await page.goto('/landing/auditorias');
    await toForm(page);
    const send = formFrame(page).getByRole('button', { name: 'Enviar' });
    await formFrame(page).getByLabel('Correo').fill('visitante@correo.example');
    await tell(page, 'on-submission:success', { formId: '11111111-0000-4000-8000-000000000000' });
    await tell(page, 'on-submission:failed', { formId: leadForm.formId });
    expect(await pushed(page)).toEqual([]);

    await send.click();
    await expect
      .poll(() => pushed(page))
      .toEqual([
        {
          event: 'hubspot_form_submitted',
          form_id: leadForm.formId,
          page_path: '/landing/auditorias',
        },
      ]);
    await tell(page, 'on-submission:success', { formId: leadForm.formId });

    expect(await pushed(page)).toHaveLength(1);
  });

  test('F17 is one form, however often its script runs', async ({ page }) => {
    // The worst case: a script that does not look whether a form is there.
    await playForms(page);
    await page.goto('/landing/auditorias');
    await toForm(page);
    await expect(forms(page)).toBeVisible();

    await page.addScriptTag({ url: formScript });

    await expect(forms(page)).toHaveCount(2);
    await expect(forms(page).first()).toBeVisible();
    await expect(forms(page).last()).toBeHidden();
  });

  test(
    'F16 works after eight seconds too, and the words of its failure go',
    { tag: COMPLETE },
    async ({ page }) => {
      const waiting = Promise.withResolvers<undefined>();
      await stopClock(page);
      await playForms(page, {
        script: (route) => waiting.promise.then(() => answerFormScript(route)),
      });
      await page.goto('/landing/auditorias', { waitUntil: 'domcontentloaded' });
      await toForm(page);
      await expect(loading(page)).toBeVisible();
      await page.clock.runFor(8000);
      await expect(failed(page)).toBeVisible();

      waiting.resolve(undefined);

      await expect(forms(page)).toBeVisible();
      await expect(failed(page)).toBeHidden();
    },
  );

  test('F17 is not taken for ready when another form is', { tag: COMPLETE }, async ({ page }) => {
    await playForms(page, { frame: () => undefined });
    await page.goto('/landing/auditorias', { waitUntil: 'domcontentloaded' });
    await toForm(page);
    await expect(forms(page)).toHaveCount(1);

    const other = '11111111-0000-4000-8000-000000000000';
    await tell(page, 'on-ready', { formId: other, instanceId: 'unknown' });
    await page.evaluate((formId) => {
      Object.assign(window, {
        HubSpotFormsV4: { getFormFromEvent: () => ({ getFormId: () => formId }) },
      });
    }, other);
    await tell(page, 'on-ready', {});

    await expect(loading(page)).toBeVisible();
    await expect(forms(page)).toBeHidden();
  });

  for (const [name, api] of Object.entries({
    'offers no API': 'undefined',
    'offers an API that throws': '{ getFormFromEvent() { throw new Error("vendor"); } }',
    'offers an API that knows no form': '{ getFormFromEvent() {} }',
  })) {
    const tag = name === 'offers no API' ? [] : COMPLETE;
    test(`is believed to be ready when the vendor ${name}`, { tag }, async ({ page }) => {
      await playForms(page, { frame: () => undefined });
      await page.goto('/landing/auditorias', { waitUntil: 'domcontentloaded' });
      await toForm(page);
      await expect(forms(page)).toHaveCount(1);

      await page.evaluate(`window.HubSpotFormsV4 = ${api}`);
      await tell(page, 'on-ready', null);

      await expect(loading(page)).toBeHidden();
      await expect(forms(page)).toBeVisible();
    });
  }

  test(
    'is asked for where the browser can’t tell what is in view',
    { tag: COMPLETE },
    async ({ page }) => {
      await page.addInitScript(() => {
        Reflect.deleteProperty(window, 'IntersectionObserver');
      });
      await playForms(page);

      await page.goto('/landing/auditorias');

      await toForm(page);
      await expect(forms(page)).toBeVisible();
    },
  );

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('says why it is not there and leads to WhatsApp and to a demo', async ({ page }) => {
      await page.goto('/landing/auditorias');

      const words = region(page).locator('noscript p');
      await expect(words).toHaveText(copy.form.withoutScript);
      await expect(words).toBeVisible();
      await expect(loading(page)).toBeHidden();
      await expect(failed(page)).toBeHidden();
      await expect(
        region(page).getByRole('link', { name: 'Consultar por WhatsApp' }),
      ).toHaveAttribute('href', whatsappLink(whatsapp.number, whatsapp.auditsMessage));
      await expect(
        region(page).getByRole('link', { name: 'Agendar demo sin costo' }),
      ).toHaveAttribute('href', '/contacto');
    });
  });
});
