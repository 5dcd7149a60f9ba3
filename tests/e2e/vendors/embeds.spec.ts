import type { Page } from 'playwright/test';
import { content } from '#tests/support/sites/content.ts';
import { fakeForms, fakeScheduler, formFrame, isVendors } from '#tests/support/vendors/hubspot.ts';
import {
  holdRequests,
  waitUntilIdle,
  layoutShift,
  pushedEvents,
  stayOnClick,
  stopClock,
} from '#tests/support/browser/page.ts';
import { expect, test, testWithoutScripts } from '#tests/support/browser/test.ts';

const { leadForm } = content.site();
const contact = content.page('contacto').scheduler;
const { leadForm: form } = content.page('landing/auditorias');

const embeds = [
  {
    name: 'the scheduler',
    path: '/contacto',
    copy: contact,
    fake: fakeScheduler,
    contactLinks: `
      - region "Día y hora":
        - heading "Día y hora" [level=2]
        - link "Ver los horarios en otra pestaña":
          - /url: https://meetings.hubspot.com/fixture-ejemplo/demo
        - complementary "También se puede":
          - link "(305) 555-0177":
            - /url: tel:+13055550177
          - link "Arreglar por WhatsApp":
            - /url: /^https:..wa.me.5493515550188.text=.*%20red%20/
    `,
  },
  {
    name: 'the lead form',
    path: '/landing/auditorias',
    copy: form,
    fake: fakeForms,
    contactLinks: `
      - region "Contá cómo se audita hoy":
        - heading "Contá cómo se audita hoy" [level=2]
        - link "Mandar lo escrito":
          - /url: /^https:..wa.me.5493515550188.text=.*auditor.*%0A/
        - link "Agendar demo sin costo":
          - /url: /contacto
    `,
  },
] as const;

const isVendorsFrame = (url: URL) => isVendors(url) && !url.pathname.endsWith('.js');

for (const { name, path, copy, fake, contactLinks } of embeds) {
  const region = (page: Page) => page.getByRole('region', { name: copy.title });
  const frames = (page: Page) => region(page).locator('iframe');
  const loading = (page: Page) => region(page).getByText(copy.loading).locator('visible=true');
  const failed = (page: Page) =>
    region(page).locator('[aria-live="polite"]').getByText(copy.failed);

  async function open(page: Page) {
    await page.goto(path);
    await region(page).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  }

  test(`${name} loads once, when it comes into view`, async ({ page }) => {
    // On a low screen the embed is still far away.
    await page.setViewportSize({ width: 390, height: 120 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await fake(page);
    await page.goto(path);
    await waitUntilIdle(page);
    const vendorRequests = () => asked.filter((url) => isVendors(new URL(url)));
    expect(vendorRequests()).toEqual([]);

    await region(page).scrollIntoViewIfNeeded();
    await expect(frames(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await region(page).scrollIntoViewIfNeeded();
    await waitUntilIdle(page);
    expect(vendorRequests()).toHaveLength(2);
  });

  test(`${name}, blocked, leaves the other contact links and moves nothing`, async ({ page }) => {
    await page.route(isVendors, (route) => route.abort('blockedbyclient'));
    const { release } = await holdRequests(page, isVendors);
    await open(page);
    await expect(loading(page)).toBeVisible();
    await expect(region(page)).toMatchAriaSnapshot(contactLinks);
    const before = await layoutShift(page);

    release();

    await expect(failed(page)).toBeVisible();
    await expect(loading(page)).toHaveCount(0);
    await expect(region(page)).toMatchAriaSnapshot(contactLinks);
    expect((await layoutShift(page)) - before).toBeLessThan(0.01);
  });

  test(`${name} still appears when it takes longer than 8 s`, async ({ page }) => {
    await stopClock(page);
    await fake(page);
    const { release } = await holdRequests(page, isVendorsFrame);
    // High enough to have the embed in view from the start.
    await page.setViewportSize({ width: 1280, height: 2400 });
    await open(page);
    await expect(frames(page)).toHaveCount(1);
    await test.step('after 8 s the other ways of contact are offered in its place', async () => {
      await page.clock.runFor(7999);
      await expect(failed(page)).toBeHidden();
      await page.clock.runFor(1);
      await expect(failed(page)).toBeVisible();
      await expect(frames(page)).toBeHidden();
      await expect(region(page)).toMatchAriaSnapshot(contactLinks);
    });
    await test.step('once it has come it takes their place, and nothing moves', async () => {
      const before = await layoutShift(page);

      release();

      await expect(frames(page)).toBeVisible();
      await expect(failed(page)).toBeHidden();
      await expect(loading(page)).toHaveCount(0);
      expect((await layoutShift(page)) - before).toBeLessThan(0.02);
    });

    await test.step('one that came in time stays after 8 s', async () => {
      await page.reload();
      await expect(frames(page)).toBeVisible();
      await page.clock.runFor(8000);
      await expect(frames(page)).toBeVisible();
      await expect(failed(page)).toBeHidden();
    });
  });

  testWithoutScripts(
    `${name} is replaced by the other contact links without scripts`,
    async ({ page }) => {
      await open(page);
      await expect(region(page)).toMatchAriaSnapshot(contactLinks);
      await expect(loading(page)).toHaveCount(0);
      await expect(failed(page)).toBeHidden();
    },
  );
}

test('what is written in place of a missing form goes into the chat, and not into analytics', async ({
  page,
}) => {
  await page.route(isVendors, (route) => route.abort('blockedbyclient'));
  await page.goto('/landing/auditorias');
  const { asked } = form;
  await page.getByLabel(asked.name).scrollIntoViewIfNeeded();
  await page.getByLabel(asked.name).fill('Visitante');
  await page.getByLabel(asked.branches).fill('12');

  const region = page.getByRole('region', { name: form.title });
  const chat = region.locator(`[data-cta-id="${form.whatsapp.cta}"]`);
  const { number, auditsMessage } = content.site().whatsapp;
  // The message is shown as it will be sent, with an example of what is still to be said.
  await expect(region).toContainText(`${asked.name}: Visitante`);
  await expect(region).toContainText(`${asked.branches}: 12`);
  await expect(region).toContainText(`${asked.today}: ${form.example.today}`);
  const message = [
    auditsMessage,
    `${asked.name}: Visitante`,
    `${asked.branches}: 12`,
    `${asked.today}:`,
  ].join('\n');
  const address = `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
  await expect(chat).toHaveAttribute('href', address);

  // On the way back a browser has kept what was written, all but the number.
  await page.goto('/contacto');
  await page.goBack();
  await expect(page.getByLabel(asked.name)).toHaveValue('Visitante');
  await page.getByLabel(asked.name).scrollIntoViewIfNeeded();
  await expect(chat).toHaveAttribute('href', address.replace('%2012', ''));

  await stayOnClick(page);
  await chat.click();
  const [sent] = await pushedEvents(page);
  expect(sent).toMatchObject({
    event: 'cta_click',
    cta_id: form.whatsapp.cta,
    channel: 'whatsapp',
    destination_url: `https://wa.me/${number}`,
  });
  expect(JSON.stringify(sent)).not.toContain('Visitante');
});

test('a form that comes late takes nothing away from whoever writes already', async ({ page }) => {
  await stopClock(page);
  await fakeForms(page);
  const { release } = await holdRequests(page, isVendorsFrame);
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto('/landing/auditorias');
  const region = page.getByRole('region', { name: form.title });
  await region.scrollIntoViewIfNeeded();
  await expect(region.locator('iframe')).toHaveCount(1);
  await page.clock.runFor(8000);
  const name = page.getByLabel(form.asked.name);
  await name.fill('Visitante');

  // Listens before the form may come, and after the page itself, so that the page has had its say.
  await page.evaluate(() => {
    addEventListener('hs-form-event:on-ready', () => document.body.setAttribute('data-came', ''));
  });
  release();
  await expect(page.locator('body[data-came]')).toBeAttached();
  await expect(name).toBeVisible();
  await expect(name).toHaveValue('Visitante');
  await expect(region.locator('iframe')).toBeHidden();
});

/** Makes the vendor’s script send the page an event about a form. */
const tellPage = (page: Page, outcome: string, formId: string) =>
  page.evaluate(([type, detail]) => void dispatchEvent(new CustomEvent(type, { detail })), [
    `hs-form-event:on-submission:${outcome}`,
    { formId },
  ] as const);

test('a form that was sent counts once; one that failed does not count, nor does another form', async ({
  page,
}) => {
  const sent = {
    event: 'hubspot_form_submitted',
    form_id: leadForm.formId.toLowerCase(),
    page_path: '/landing/auditorias',
  };
  await fakeForms(page);
  await page.goto('/landing/auditorias');
  const place = page.locator('.hs-form-frame');
  await expect(place).toHaveAttribute('data-form-id', leadForm.formId);
  await expect(place).toHaveAttribute('data-portal-id', leadForm.portalId);
  await expect(place).toHaveAttribute('data-region', leadForm.region);

  await place.scrollIntoViewIfNeeded();
  await expect(formFrame(page).getByLabel('Correo')).toBeVisible();
  await tellPage(page, 'failed', leadForm.formId);
  await tellPage(page, 'success', '22222222-0000-4000-8000-000000000000');
  expect(await pushedEvents(page)).toEqual([]);

  await formFrame(page).getByLabel('Correo').fill('visitante@correo.example');
  await formFrame(page).getByRole('button', { name: 'Enviar' }).click();
  await expect.poll(() => pushedEvents(page)).toEqual([sent]);
  await tellPage(page, 'success', sent.form_id);
  expect(await pushedEvents(page)).toEqual([sent]);
});
