import type { Locator, Page } from 'playwright/test';
import { phoneLink, schedulerPage, whatsappLink } from '#lib/links.ts';
import { COMPLETE } from '#tests/playwright.config.ts';
import { stopClock } from '#tests/support/clock.ts';
import { content } from '#tests/support/content.ts';
import {
  answerFrame,
  answerScript,
  booking,
  playScheduler,
  schedulerFrame,
  schedulerOrigin,
} from '#tests/support/hubspotMeetings.ts';
import { layoutShift, resetLayoutShift, watchLayoutShift } from '#tests/support/layoutShift.ts';
import { idle } from '#tests/support/firstLoad.ts';
import { expect, test } from '#tests/support/test.ts';

const copy = content.page('contacto').scheduler;
const { scheduler, whatsapp, phone } = content.site();

/** The scheduler's part of the page. */
const region = (page: Page) => page.getByRole('region', { name: copy.title });
const frames = (page: Page) => region(page).locator('iframe');
const home = (page: Page) => page.getByRole('link', { name: 'Volver al inicio' });
const plainLink = (page: Page) => page.getByRole('link', { name: copy.open.label });
const book = (page: Page) =>
  schedulerFrame(page).getByRole('button', { name: 'Confirmar la reunión' }).click();
/** Makes the scheduler's page say something. */
const say = (page: Page, message: unknown) =>
  schedulerFrame(page)
    .locator('body')
    .evaluate((_body, said) => window.parent.postMessage(said, '*'), message);
const pushed = (page: Page) => page.evaluate(() => window.dataLayer ?? []);

const expectPlainWays = async (page: Page) => {
  await expect(plainLink(page)).toBeVisible();
  await expect(plainLink(page)).toHaveAttribute('href', schedulerPage(scheduler.url));
  await expect(plainLink(page)).toHaveAttribute('target', '_blank');
  await expect(plainLink(page)).toHaveAttribute('rel', 'noopener');
  await expect(region(page).getByRole('link', { name: copy.whatsapp.label })).toHaveAttribute(
    'href',
    whatsappLink(whatsapp.number, whatsapp.message),
  );
  await expect(region(page).getByRole('link', { name: phone.display })).toHaveAttribute(
    'href',
    phoneLink(phone.number),
  );
};

test.describe('the scheduler on /contacto', () => {
  test.describe('on a small screen', () => {
    // The calendar comes early on the page: on a screen as low as this one it is still far away.
    test.use({ viewport: { width: 390, height: 120 } });

    test('loads when it comes into view, not before', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await playScheduler(page);
      await page.goto('/contacto');
      await idle(page);
      expect(asked.filter((url) => /hsappstatic|hubspot|\.js/.test(url))).toEqual([]);

      await region(page).scrollIntoViewIfNeeded();

      await expect(frames(page)).toBeVisible();
      expect(asked).toContain(scheduler.script);
    });
  });

  test('is listened to before its script is there', async ({ page }) => {
    await page.addInitScript(() => {
      const { addEventListener } = window;
      window.addEventListener = function (this: Window, type: string, ...rest: never[]) {
        if (type === 'message') document.documentElement.dataset['listening'] = '';
        Reflect.apply(addEventListener, this, [type, ...rest]);
      } as typeof addEventListener;
    });
    await playScheduler(page, {
      script: (route) =>
        route.fulfill({
          contentType: 'application/javascript',
          body: `document.title = 'listening' in document.documentElement.dataset ? 'heard' : 'lost'`,
        }),
    });

    await page.goto('/contacto');

    await expect(page).toHaveTitle('heard');
  });

  test('is a frame with a name, at the configured address', { tag: COMPLETE }, async ({ page }) => {
    await playScheduler(page);

    await page.goto('/contacto?utm_source=boletin&utm_campaign=marzo');

    await expect(frames(page)).toHaveCount(1);
    await expect(frames(page)).toHaveAttribute('title', scheduler.title);
    const address = (await frames(page).getAttribute('src')) ?? '';
    expect(address.startsWith(`${scheduler.url}&`)).toBe(true);
    expect(new URL(address).searchParams.get('utm_source')).toBe('boletin');
    expect(new URL(address).searchParams.get('utm_campaign')).toBe('marzo');
  });

  test('says that it loads until it is there, and then offers its plain page below', async ({
    page,
  }) => {
    const waiting = Promise.withResolvers<undefined>();
    await playScheduler(page, {
      frame: (route) => waiting.promise.then(() => answerFrame(route)),
    });
    await page.goto('/contacto', { waitUntil: 'domcontentloaded' });
    await expect(region(page).getByText(copy.loading)).toBeVisible();
    await expect(frames(page)).toBeHidden();
    await expectPlainWays(page);

    waiting.resolve(undefined);

    await expect(frames(page)).toBeVisible();
    await expect(region(page).getByText(copy.loading)).toHaveCount(0);
    await expectPlainWays(page);
  });

  test.describe('arrives without moving the page', () => {
    for (const [device, viewport] of Object.entries({
      'a phone': { width: 390, height: 844 },
      'a computer': { width: 1350, height: 940 },
    })) {
      test(`on ${device}`, async ({ page }) => {
        const waiting = Promise.withResolvers<undefined>();
        await page.setViewportSize(viewport);
        await watchLayoutShift(page);
        await playScheduler(page, {
          script: (route) => waiting.promise.then(() => answerScript(route)),
        });
        await page.goto('/contacto', { waitUntil: 'domcontentloaded' });
        await region(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
        await expect(region(page).getByText(copy.loading)).toBeVisible();
        await resetLayoutShift(page);

        waiting.resolve(undefined);
        await expect(frames(page)).toBeVisible();

        expect(await layoutShift(page)).toBeLessThan(0.01);
      });
    }
  });

  test.describe('fails without moving what is in view', () => {
    for (const [device, viewport] of Object.entries({
      'a phone': { width: 390, height: 844 },
      'a computer': { width: 1440, height: 800 },
    })) {
      test(`on ${device}`, async ({ page }) => {
        const place = page.locator('[data-scheduler]');
        await page.setViewportSize(viewport);
        await watchLayoutShift(page);
        await page.goto('/contacto');
        await expect(region(page).getByText(copy.failed)).toBeVisible();
        await expectPlainWays(page);

        // What is left of it is low, whatever its place keeps.
        const heightOf = async (part: Locator) => (await part.boundingBox())?.height;
        const low = 320;
        expect(await heightOf(place.locator('> div'))).toBeLessThanOrEqual(low);
        // Scrolled past, the place folds.
        await place.evaluate((element) => {
          scrollBy({ top: element.getBoundingClientRect().bottom + 10, behavior: 'instant' });
        });
        await expect(place).toHaveAttribute('data-folded');
        expect(await heightOf(place)).toBeLessThanOrEqual(low);
        expect(await layoutShift(page)).toBeLessThan(0.01);
      });
    }
  });

  test('is as tall as it asks, within bounds', { tag: COMPLETE }, async ({ page }) => {
    await playScheduler(page);
    await page.goto('/contacto');
    const height = () => frames(page).evaluate((frame) => frame.getBoundingClientRect().height);
    await expect.poll(height).toBe(704);

    await say(page, { height: 980 });
    await expect.poll(height).toBe(980);
    await say(page, { height: 1_000_000 });
    await expect.poll(height).toBe(1600);
    await say(page, { height: 1 });
    await expect.poll(height).toBe(480);
  });

  test('fits a screen of 320 px', { tag: COMPLETE }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await playScheduler(page);
    await page.goto('/contacto');
    await region(page).scrollIntoViewIfNeeded();
    await expect(frames(page)).toBeVisible();

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const box = await frames(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  });

  test('is one frame, however often its script runs', async ({ page }) => {
    await playScheduler(page);
    await page.goto('/contacto');
    await expect(frames(page)).toBeVisible();

    await page.addScriptTag({ url: scheduler.script });

    await expect(frames(page)).toHaveCount(1);
    await book(page);
    await expect(home(page)).toBeVisible();
  });

  test('is left alone by our own changes of state', { tag: COMPLETE }, async ({ page }) => {
    const asked: string[] = [];
    await playScheduler(page, {
      frame: (route) => {
        asked.push(route.request().url());
        return answerFrame(route);
      },
    });
    await page.goto('/contacto');
    await expect(frames(page)).toBeVisible();
    await page.locator('.meetings-iframe-container').evaluate((container) => {
      const note = document.createElement('p');
      note.textContent = 'Añadido por el proveedor';
      container.append(note);
    });

    await book(page);
    await expect(home(page)).toBeVisible();

    await expect(page.getByText('Añadido por el proveedor')).toBeVisible();
    await expect(page.locator('.meetings-iframe-container')).toHaveAttribute(
      'data-src',
      scheduler.url,
    );
    expect(asked).toHaveLength(1);
  });

  test('F12 works after eight seconds too, and the words of its failure go', async ({ page }) => {
    const waiting = Promise.withResolvers<undefined>();
    await stopClock(page);
    await playScheduler(page, {
      script: (route) => waiting.promise.then(() => answerScript(route)),
    });
    await page.goto('/contacto', { waitUntil: 'domcontentloaded' });
    await expect(region(page).getByText(copy.loading)).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(region(page).getByText(copy.failed)).toBeVisible();

    waiting.resolve(undefined);

    await expect(frames(page)).toBeVisible();
    await expect(frames(page)).toHaveCount(1);
    await expect(region(page).getByText(copy.failed)).toHaveCount(0);
    await expectPlainWays(page);
    await book(page);
    await expect(home(page)).toBeVisible();
  });
});

test.describe('a booking on /contacto', () => {
  test.beforeEach(async ({ page }) => {
    await playScheduler(page);
    await page.goto('/contacto');
    await expect(frames(page)).toBeVisible();
  });

  test('without one there is no ‘Volver al inicio’', { tag: COMPLETE }, async ({ page }) => {
    await expect(home(page)).toHaveCount(0);
    expect(await pushed(page)).toEqual([]);
  });

  test('makes ‘Volver al inicio’ appear in sight, leading to /', async ({ page }) => {
    await book(page);

    await expect(home(page)).toBeInViewport();
    await expect(home(page)).toHaveAttribute('href', '/');
    await home(page).click();
    await expect(page).toHaveURL('/inicio');
  });

  test('is announced', async ({ page }) => {
    await book(page);

    const notice = region(page).locator('[aria-live="polite"]', { hasText: copy.booked });
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link', { name: 'Volver al inicio' })).toBeVisible();
  });

  test('leaves the focus where the visitor has it', async ({ page }) => {
    await book(page);

    await expect(home(page)).toBeVisible();
    await expect(frames(page)).toBeFocused();
  });

  test('pushes hubspot_meeting_booked, and nothing of the payload', async ({ page }) => {
    await book(page);

    await expect(home(page)).toBeVisible();
    expect(await pushed(page)).toEqual([
      { event: 'hubspot_meeting_booked', page_path: '/contacto' },
    ]);
    const { contact } = booking.meetingsPayload.bookingResponse.postResponse;
    const everything = await page.evaluate(() =>
      JSON.stringify([
        document.documentElement.outerHTML,
        location.href,
        document.cookie,
        { ...localStorage },
        { ...sessionStorage },
      ]),
    );
    expect(everything).not.toContain(contact.email);
    expect(everything).not.toContain(contact.firstName);
  });

  test('counts once, however often it is told', async ({ page }) => {
    await book(page);
    await book(page);
    await say(page, booking);
    await say(page, { height: 650 });

    await expect
      .poll(() => frames(page).evaluate((frame) => frame.getBoundingClientRect().height))
      .toBe(650);
    await expect(home(page)).toHaveCount(1);
    expect(await pushed(page)).toEqual([
      { event: 'hubspot_meeting_booked', page_path: '/contacto' },
    ]);
  });

  test('that fails counts for nothing', { tag: COMPLETE }, async ({ page }) => {
    await schedulerFrame(page).getByRole('button', { name: 'Confirmar sin lugar' }).click();
    await say(page, { height: 650 });

    await expect
      .poll(() => frames(page).evaluate((frame) => frame.getBoundingClientRect().height))
      .toBe(650);
    await expect(home(page)).toHaveCount(0);
    expect(await pushed(page)).toEqual([]);
  });

  test('moves the page by itself next to nothing', async ({ page }) => {
    await watchLayoutShift(page);
    await page.reload();
    await expect(frames(page)).toBeVisible();
    await resetLayoutShift(page);

    await book(page);
    await expect(home(page)).toBeVisible();

    expect(await layoutShift(page)).toBeLessThan(0.1);
  });
});

test.describe('a booking on /contacto counts', () => {
  test('F20 when the data layer throws', async ({ page }) => {
    await page.addInitScript(() => {
      window.dataLayer = [];
      window.dataLayer.push = () => {
        throw new Error('data layer');
      };
    });
    await playScheduler(page);
    await page.goto('/contacto');

    await book(page);

    await expect(home(page)).toBeVisible();
  });

  test(
    'when something else stands where the data layer should',
    { tag: COMPLETE },
    async ({ page }) => {
      await page.addInitScript(() => Object.assign(window, { dataLayer: 'taken' }));
      await playScheduler(page);
      await page.goto('/contacto');

      await book(page);

      await expect(home(page)).toBeVisible();
    },
  );

  test('F21 when the vendor’s script overwrites what is everybody’s', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(Array.prototype, { last: () => 'vendor' });
      Object.assign(Object.prototype, { $: 'vendor' });
      Object.assign(window, { $: 'vendor', React: 'vendor', Astro: undefined });
    });
    await playScheduler(page);
    await page.goto('/contacto');

    await book(page);

    await expect(home(page)).toBeVisible();
    expect(await pushed(page)).toEqual([
      { event: 'hubspot_meeting_booked', page_path: '/contacto' },
    ]);
  });

  test('after what was there before it in the data layer', { tag: COMPLETE }, async ({ page }) => {
    await page.addInitScript(() => {
      window.dataLayer = [{ event: 'earlier' }];
    });
    await playScheduler(page);
    await page.goto('/contacto');

    await book(page);

    await expect(home(page)).toBeVisible();
    expect(await pushed(page)).toEqual([
      { event: 'earlier' },
      { event: 'hubspot_meeting_booked', page_path: '/contacto' },
    ]);
  });
});

test.describe('/contacto without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to the scheduler’s own page, WhatsApp and phone', async ({ page }) => {
    await page.goto('/contacto');

    await expectPlainWays(page);
    expect(new URL((await plainLink(page).getAttribute('href')) ?? '').origin).toBe(
      schedulerOrigin,
    );
    await expect(plainLink(page)).not.toHaveAttribute('href', /embed=true/);
    await expect(region(page).getByText(copy.loading)).toHaveCount(0);
    await expect(home(page)).toHaveCount(0);
  });
});

test('/contacto without the files of its island leads to the scheduler’s own page', async ({
  page,
}) => {
  await page.route('**/_astro/*.js*', (route) => route.fulfill({ status: 404, body: '' }));
  const failure = page.waitForEvent('console', (message) =>
    message.text().includes('[astro-island]'),
  );

  await page.goto('/contacto');

  await failure;
  await expectPlainWays(page);
  await expect(region(page).getByText(copy.loading)).toHaveCount(0);
});
