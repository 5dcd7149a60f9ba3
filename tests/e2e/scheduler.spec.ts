import type { Page } from 'playwright/test';
import { phoneLink, schedulerPage, whatsappLink } from '#lib/links.ts';
import { content } from '#tests/support/content.ts';
import { pushed } from '#tests/support/dataLayer.ts';
import {
  answerFrame,
  answerScript,
  booking,
  playScheduler,
  schedulerFrame,
  schedulerOrigin,
} from '#tests/support/hubspotMeetings.ts';
import { layoutShift, resetLayoutShift, watchLayoutShift } from '#tests/support/layoutShift.ts';
import { idle, stopClock } from '#tests/support/page.ts';
import { blockScripts } from '#tests/support/scripts.ts';
import { expect, test } from '#tests/support/test.ts';

const copy = content.page('contacto').scheduler;
const { scheduler, whatsapp, phone } = content.site();

const region = (page: Page) => page.getByRole('region', { name: copy.title });
const frames = (page: Page) => region(page).locator('iframe');
const loading = (page: Page) => region(page).getByText(copy.loading);
const failed = (page: Page) => region(page).getByText(copy.failed);
const home = (page: Page) => page.getByRole('link', { name: 'Volver al inicio' });
const plainLink = (page: Page) => region(page).getByRole('link', { name: copy.open.label });
const book = (page: Page) =>
  schedulerFrame(page).getByRole('button', { name: 'Confirmar la reunión' }).click();
/** Sends a message from the scheduler's frame. */
const say = (page: Page, message: unknown) =>
  schedulerFrame(page)
    .locator('body')
    .evaluate((_body, data) => window.parent.postMessage(data, '*'), message);
const frameHeight = (page: Page) =>
  frames(page).evaluate((frame) => frame.getBoundingClientRect().height);

/** Opens /contacto at the scheduler. */
async function open(page: Page, query = '') {
  await page.goto(`/contacto${query}`, { waitUntil: 'domcontentloaded' });
  await region(page).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
}

async function expectPlainWays(page: Page) {
  const leads = (name: string, href: string) =>
    expect(region(page).getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(plainLink(page)).toBeVisible();
  await leads(copy.open.label, schedulerPage(scheduler.url));
  await leads(copy.whatsapp.label, whatsappLink(whatsapp.number, whatsapp.message));
  await leads(phone.display, phoneLink(phone.number));
}

test.describe('the scheduler on /contacto', () => {
  test('loads when it comes into view, not before, with the campaign of the page', async ({
    page,
  }) => {
    // The calendar comes early on the page: on a screen as low as this one it is still far away.
    await page.setViewportSize({ width: 390, height: 120 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await playScheduler(page);
    await page.goto('/contacto?utm_source=boletin');
    await idle(page);
    expect(asked.filter((url) => /hsappstatic|hubspot|\.js/.test(url))).toEqual([]);

    await region(page).scrollIntoViewIfNeeded();

    await expect(frames(page)).toBeVisible();
    await expect(frames(page)).toHaveAttribute('title', scheduler.title);
    const address = (await frames(page).getAttribute('src')) ?? '';
    expect(address.startsWith(`${scheduler.url}&`)).toBe(true);
    expect(new URL(address).searchParams.get('utm_source')).toBe('boletin');
  });

  test('arrives without moving the page, as tall as it asks, within bounds', async ({ page }) => {
    const waiting = Promise.withResolvers<undefined>();
    await page.setViewportSize({ width: 390, height: 900 });
    await watchLayoutShift(page);
    await playScheduler(page, {
      script: (route) => waiting.promise.then(() => answerScript(route)),
    });
    await open(page);
    await expect(loading(page)).toBeVisible();
    await expectPlainWays(page);
    await resetLayoutShift(page);

    waiting.resolve(undefined);

    await expect(frames(page)).toBeVisible();
    await expect(loading(page)).toHaveCount(0);
    await expectPlainWays(page);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    for (const [asked, given] of [
      [980, 980],
      [1_000_000, 1600],
      [1, 480],
    ]) {
      await say(page, { height: asked });
      await expect.poll(() => frameHeight(page)).toBe(given);
    }
  });

  test('that is blocked leaves the plain ways, and nothing moves', async ({ page }) => {
    const waiting = Promise.withResolvers<undefined>();
    await watchLayoutShift(page);
    await playScheduler(page, {
      script: (route) => waiting.promise.then(() => route.abort('blockedbyclient')),
    });
    await open(page);
    await expect(loading(page)).toBeVisible();
    await resetLayoutShift(page);

    waiting.resolve(undefined);

    await expect(failed(page)).toBeVisible();
    await expect(loading(page)).toHaveCount(0);
    await expectPlainWays(page);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await expect(region(page)).toMatchAriaSnapshot(`
      - region "Día y hora":
        - heading "Día y hora" [level=2]
        - paragraph: Los horarios no llegaron. Están también en otra pestaña, o por WhatsApp.
        - link "Ver los horarios en otra pestaña"
        - link "Arreglar por WhatsApp"
        - complementary "También se puede":
          - link "(305) 555-0177"
    `);
  });

  test('that is silent for eight seconds has failed, and works when it comes after all', async ({
    page,
  }) => {
    const waiting = Promise.withResolvers<undefined>();
    await stopClock(page);
    await playScheduler(page, { frame: (route) => waiting.promise.then(() => answerFrame(route)) });
    await open(page);
    await expect(loading(page)).toBeVisible();
    await page.clock.runFor(8000);
    await expect(failed(page)).toBeVisible();
    await expect(frames(page)).toBeHidden();
    await expectPlainWays(page);

    waiting.resolve(undefined);

    await expect(frames(page)).toBeVisible();
    await expect(failed(page)).toHaveCount(0);
    await book(page);
    await expect(home(page)).toBeVisible();
  });

  test('without its script files is a link to its own page', async ({ page }) => {
    await blockScripts(page);

    await page.goto('/contacto');

    await expectPlainWays(page);
    await expect(loading(page)).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a link to its own page, in a new tab without opener', async ({ page }) => {
      await page.goto('/contacto');

      await expectPlainWays(page);
      await expect(plainLink(page)).not.toHaveAttribute('href', /embed=true/);
      await expect(plainLink(page)).toHaveAttribute('target', '_blank');
      await expect(plainLink(page)).toHaveAttribute('rel', 'noopener');
      await expect(loading(page)).toHaveCount(0);
      await expect(home(page)).toHaveCount(0);
    });
  });
});

test.describe('a booking on /contacto', () => {
  test.beforeEach(async ({ page }) => {
    await playScheduler(page);
    await open(page);
    await expect(frames(page)).toBeVisible();
  });

  test('shows and announces ‘Volver al inicio’, leading to /', async ({ page }) => {
    await expect(home(page)).toHaveCount(0);

    await book(page);

    const notice = region(page).locator('[aria-live="polite"]', { hasText: copy.booked });
    await expect(notice.getByRole('link', { name: 'Volver al inicio' })).toBeInViewport();
    await expect(frames(page)).toBeFocused();
    await expect(home(page)).toHaveAttribute('href', '/');
    await home(page).click();
    await expect(page).toHaveURL('/inicio');
  });

  test('is told once, and none of its personal data', async ({ page }) => {
    await book(page);
    await book(page);
    await say(page, booking);
    await say(page, { height: 650 });

    await expect.poll(() => frameHeight(page)).toBe(650);
    await expect(home(page)).toHaveCount(1);
    expect(await pushed(page)).toEqual([
      { event: 'hubspot_meeting_booked', page_path: '/contacto' },
    ]);
    const { contact } = booking.meetingsPayload.bookingResponse.postResponse;
    const everything = await page.evaluate(() =>
      JSON.stringify([document.documentElement.outerHTML, location.href, { ...localStorage }]),
    );
    expect(everything).not.toContain(contact.email);
    expect(everything).not.toContain(contact.firstName);
  });

  test('that failed, or that somebody else tells of, is none', async ({ page }) => {
    await page.route(`${schedulerOrigin}.evil.example/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' }),
    );
    await schedulerFrame(page).getByRole('button', { name: 'Confirmar sin lugar' }).click();
    await page.evaluate((message) => postMessage(message, '*'), booking);
    const evil = await schedulerFrame(page)
      .locator('body')
      .evaluateHandle(async (body, src) => {
        const frame = Object.assign(document.createElement('iframe'), { src });
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
        body.append(frame);
        await loaded;
        return frame;
      }, `${schedulerOrigin}.evil.example/`);
    const sender = await evil.asElement()?.contentFrame();
    await sender?.evaluate((message) => window.top?.postMessage(message, '*'), booking);
    // The scheduler's next message: those before it have been read.
    await say(page, { height: 650 });

    await expect.poll(() => frameHeight(page)).toBe(650);
    await expect(home(page)).toHaveCount(0);
    expect(await pushed(page)).toEqual([]);
  });
});
