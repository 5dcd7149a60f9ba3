import type { Page } from 'playwright/test';
import { content } from '#tests/support/content.ts';
import {
  booking,
  formFrame,
  fakeForms,
  fakeScheduler,
  isVendors,
  schedulerFrame,
  schedulerOrigin,
} from '#tests/support/hubspot.ts';
import {
  holdRequests,
  waitUntilIdle,
  layoutShift,
  pushedEvents,
  stayOnClick,
  stopClock,
} from '#tests/support/page.ts';
import { expect, test, testWithoutScripts } from '#tests/support/test.ts';

const { scheduler, leadForm } = content.site();
const contact = content.page('contacto').scheduler;
const { form } = content.page('landing/auditorias');

const embeds = [
  {
    name: 'the scheduler',
    path: '/contacto',
    copy: contact,
    fake: fakeScheduler,
    ways: `
      - region "Día y hora":
        - heading "Día y hora" [level=2]
        - link "Ver los horarios en otra pestaña":
          - /url: https://meetings.hubspot.com/fixture-ejemplo/demo
        - complementary "También se puede":
          - link "Arreglar por WhatsApp":
            - /url: /^https:..wa.me.5493515550188.text=.*%20red%20/
          - link "(305) 555-0177":
            - /url: tel:+13055550177
    `,
  },
  {
    name: 'the lead form',
    path: '/landing/auditorias',
    copy: form,
    fake: fakeForms,
    ways: `
      - region "Contá cómo se audita hoy":
        - heading "Contá cómo se audita hoy" [level=2]
        - link "Consultar por WhatsApp":
          - /url: /^https:..wa.me.5493515550188.text=.*auditor.*%0A/
        - link "Agendar demo sin costo":
          - /url: /contacto
    `,
  },
] as const;

const isVendorsFrame = (url: URL) => isVendors(url) && !url.pathname.endsWith('.js');

for (const { name, path, copy, fake, ways } of embeds) {
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
    const ofVendor = () => asked.filter((url) => isVendors(new URL(url)));
    expect(ofVendor()).toEqual([]);

    await region(page).scrollIntoViewIfNeeded();
    await expect(frames(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await region(page).scrollIntoViewIfNeeded();
    await waitUntilIdle(page);
    expect(ofVendor()).toHaveLength(2);
  });

  test(`${name}, blocked, leaves the other contact links and moves nothing`, async ({ page }) => {
    await page.route(isVendors, (route) => route.abort('blockedbyclient'));
    const { release } = await holdRequests(page, isVendors);
    await open(page);
    await expect(loading(page)).toBeVisible();
    await expect(region(page)).toMatchAriaSnapshot(ways);
    const before = await layoutShift(page);

    release();

    await expect(failed(page)).toBeVisible();
    await expect(loading(page)).toHaveCount(0);
    await expect(region(page)).toMatchAriaSnapshot(ways);
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
    await page.clock.runFor(7999);
    await expect(failed(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(failed(page)).toBeVisible();
    await expect(frames(page)).toBeHidden();
    await expect(region(page)).toMatchAriaSnapshot(ways);
    const before = await layoutShift(page);

    release();

    await expect(frames(page)).toBeVisible();
    await expect(failed(page)).toBeHidden();
    await expect(loading(page)).toHaveCount(0);
    expect((await layoutShift(page)) - before).toBeLessThan(0.02);

    // A frame that loads in time stays after 8 s.
    await page.reload();
    await expect(frames(page)).toBeVisible();
    await page.clock.runFor(8000);
    await expect(frames(page)).toBeVisible();
    await expect(failed(page)).toBeHidden();
  });

  testWithoutScripts(
    `${name} is replaced by the other contact links without scripts`,
    async ({ page }) => {
      await open(page);
      await expect(region(page)).toMatchAriaSnapshot(ways);
      await expect(loading(page)).toHaveCount(0);
      await expect(failed(page)).toBeHidden();
    },
  );
}

test('what is written where the lead form did not come goes into the chat, and not into analytics', async ({
  page,
}) => {
  await page.route(isVendors, (route) => route.abort('blockedbyclient'));
  await page.goto('/landing/auditorias');
  const { asked } = form;
  await page.getByLabel(asked.name).scrollIntoViewIfNeeded();
  await page.getByLabel(asked.name).fill('Visitante');
  await page.getByLabel(asked.branches).fill('12');

  const region = page.getByRole('region', { name: form.title });
  const chat = region.locator(`[data-cta-id="${form.whatsappCta}"]`);
  const { number, auditsMessage } = content.site().whatsapp;
  const message = [
    auditsMessage,
    `${asked.name}: Visitante`,
    `${asked.branches}: 12`,
    `${asked.today}:`,
  ].join('\n');
  await expect(chat).toHaveAttribute(
    'href',
    `https://wa.me/${number}?text=${encodeURIComponent(message)}`,
  );

  await stayOnClick(page);
  await chat.click();
  const [sent] = await pushedEvents(page);
  expect(sent).toMatchObject({
    event: 'cta_click',
    cta_id: form.whatsappCta,
    channel: 'whatsapp',
    destination_url: `https://wa.me/${number}`,
  });
  expect(JSON.stringify(sent)).not.toContain('Visitante');
});

test('the days take all the room of the calendar that did not come', async ({ page }) => {
  await page.route(isVendors, (route) => route.abort('blockedbyclient'));
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contacto');
    const instead = page.locator('[data-in-reserve]');
    await instead.scrollIntoViewIfNeeded();
    await expect(instead.getByText(contact.otherwise.text)).toBeVisible();
    const left = await instead.evaluate(
      (element) =>
        element.getBoundingClientRect().bottom -
        (element.lastElementChild as Element).getBoundingClientRect().bottom,
    );
    expect(left, `at ${width} px`).toBeLessThan(1);
  }
});

test.describe('the week in place of the scheduler', () => {
  /** A Thursday evening: the next five working days go past a weekend. */
  const today = new Date('2026-11-26T22:30:00-03:00');
  const names = ['viernes 27', 'lunes 30', 'martes 1', 'miércoles 2', 'jueves 3'];
  const { times } = contact.otherwise;
  const days = (page: Page) => page.locator('[data-week]').getByRole('group');

  test.use({ timezoneId: 'America/Argentina/Buenos_Aires' });
  test.beforeEach(({ page }) => page.clock.setFixedTime(today));

  test('opens a chat that names the day and the time', async ({ page }) => {
    await page.route(isVendors, (route) => route.abort('blockedbyclient'));
    await page.goto('/contacto');
    await expect(days(page)).toHaveCount(names.length);
    for (const [index, name] of names.entries()) {
      const day = days(page).nth(index);
      await expect(day).toHaveAccessibleName(new RegExp(`^${name} de (nov|dic)iembre$`));
      await expect(day.getByRole('link')).toHaveText(times.map(({ label }) => label));
    }

    const monday = page.getByRole('group', { name: /^lunes 30 / });
    const link = monday.getByRole('link', { name: times.at(-1)?.label ?? '-' });
    const message = times.at(-1)?.dayMessage.replace('{dia}', 'lunes 30 de noviembre') ?? '';
    await expect(link).toHaveAttribute(
      'href',
      `https://wa.me/${content.site().whatsapp.number}?text=${encodeURIComponent(message)}`,
    );
  });

  test('is there too where the island does not come', async ({ page }) => {
    await page.route(/BookingListener/, (route) => route.abort());
    await page.goto('/contacto');
    await page.locator('[data-scheduler]').scrollIntoViewIfNeeded();
    await expect(days(page).getByRole('link').first()).toBeVisible();
  });
});

testWithoutScripts(
  'without scripts the times to arrange by chat stand where the scheduler would',
  async ({ page }) => {
    await page.goto('/contacto');
    const otherwise = page.locator('[data-in-reserve]');
    const { text, times, bring } = contact.otherwise;
    await expect(otherwise.getByText(text)).toBeVisible();
    await expect(otherwise.getByRole('link')).toHaveText(times.map(({ label }) => label));
    await expect(otherwise.getByRole('listitem')).toHaveText(bring.things);
  },
);

test.describe('a booking', () => {
  const home = (page: Page) => page.getByRole('link', { name: 'Volver al inicio' });
  const booked = { event: 'hubspot_meeting_booked', page_path: '/contacto' };

  test.beforeEach(async ({ page }) => {
    await fakeScheduler(page);
    await page.goto('/contacto');
    await schedulerFrame(page).getByRole('button').first().scrollIntoViewIfNeeded();
  });

  test('shows and announces «Volver al inicio», and is reported once', async ({ page }) => {
    const book = schedulerFrame(page).getByRole('button', { name: 'Confirmar la reunión' });
    await expect(home(page)).toHaveCount(0);
    // A screen reader announces what comes into a region that was there before.
    await page
      .locator('[aria-live="polite"]')
      .evaluateAll((regions) => regions.forEach((one) => one.setAttribute('data-before', '')));

    await book.click();

    const notice = page.locator('[data-before]', { hasText: contact.booked });
    await expect(notice.getByRole('link', { name: 'Volver al inicio' })).toBeInViewport();
    await expect(notice.getByRole('listitem')).toHaveText(
      contact.meanwhile.links.map(({ label }) => label),
    );
    await expect(page.locator('iframe')).toBeFocused();
    await book.click();
    await expectMessagesRead(page);
    expect(await pushedEvents(page)).toEqual([booked]);
    const everything = await page.evaluate(() =>
      JSON.stringify([document.documentElement.outerHTML, location.href, { ...localStorage }]),
    );
    const { contact: person } = booking.meetingsPayload;
    expect(everything).not.toContain(person.email);
    expect(everything).not.toContain(person.firstName);

    // The scheduler's later messages, its heights, take nothing away.
    await expect(home(page)).toBeVisible();
    // By its key: a pointer may still meet the frame where it was before it was resized.
    await home(page).press('Enter');
    await expect(page).toHaveURL('/inicio');
  });

  test('that failed, or that another window claims, does not count', async ({ page }) => {
    await schedulerFrame(page).getByRole('button', { name: 'Confirmar sin lugar' }).click();
    await page.evaluate((message) => postMessage(message, '*'), booking);
    // A second window of the scheduler's own origin, of which the page knows nothing.
    const isHeard = page.evaluate(
      (origin) =>
        new Promise<boolean>((resolve) => {
          const other = document.createElement('iframe');
          other.src = `${origin}/otra?embed=true`;
          other.title = 'Otra agenda';
          addEventListener('message', ({ source, data }) => {
            if (source === other.contentWindow && 'meetingBookSucceeded' in data) resolve(true);
          });
          document.querySelector('main')?.prepend(other);
        }),
      schedulerOrigin,
    );
    await page.frameLocator('iframe[title="Otra agenda"]').locator('#book').dispatchEvent('click');
    expect(await isHeard).toBe(true);
    await expectMessagesRead(page);
    await expect(home(page)).toHaveCount(0);
    expect(await pushedEvents(page)).toEqual([]);
  });

  /** Messages arrive in order: once the page has resized the frame, it has read all earlier ones. */
  async function expectMessagesRead(page: Page) {
    const body = schedulerFrame(page).locator('body');
    for (const [asked, given] of [
      [9999, '1600px'],
      [1, '480px'],
      [650, '650px'],
    ] as const) {
      await body.evaluate((_, height) => window.parent.postMessage({ height }, '*'), asked);
      await expect(page.locator(`iframe[title="${scheduler.title}"]`)).toHaveCSS('height', given);
    }
  }
});

test('a sent form is reported once, and only for its own messages', async ({ page }) => {
  const dispatch = (name: string, formId: string) =>
    page.evaluate(([type, detail]) => void dispatchEvent(new CustomEvent(type, { detail })), [
      `hs-form-event:${name}`,
      { formId },
    ] as const);
  await fakeForms(page);
  await page.goto('/landing/auditorias');
  const place = page.locator('.hs-form-frame');
  await expect(place).toHaveAttribute('data-form-id', leadForm.formId);
  await expect(place).toHaveAttribute('data-portal-id', leadForm.portalId);
  await expect(place).toHaveAttribute('data-region', leadForm.region);
  await place.scrollIntoViewIfNeeded();
  await formFrame(page).getByLabel('Correo').fill('visitante@correo.example');
  await dispatch('on-submission:failed', leadForm.formId);
  await dispatch('on-submission:success', '22222222-0000-4000-8000-000000000000');
  expect(await pushedEvents(page)).toEqual([]);

  await formFrame(page).getByRole('button', { name: 'Enviar' }).click();

  const form_id = leadForm.formId.toLowerCase();
  const sent = { event: 'hubspot_form_submitted', form_id, page_path: '/landing/auditorias' };
  await expect.poll(() => pushedEvents(page)).toEqual([sent]);
  await dispatch('on-submission:success', form_id);
  expect(await pushedEvents(page)).toEqual([sent]);
});
