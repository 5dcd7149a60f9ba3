import type { Page } from 'playwright/test';
import { content } from '#tests/support/sites/content.ts';
import {
  booking,
  contact,
  fakeScheduler,
  schedulerFrame,
  schedulerOrigin,
} from '#tests/support/vendors/hubspot.ts';
import { pushedEvents } from '#tests/support/browser/page.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const { scheduler } = content.site();
const { booked, meanwhile } = content.page('contacto').scheduler;
const reported = { event: 'hubspot_meeting_booked', page_path: '/contacto' };

const frame = (page: Page) => page.locator(`iframe[title="${scheduler.title}"]`);
const homeLink = (page: Page) => page.getByRole('link', { name: 'Volver al inicio' });
const bookingButton = (page: Page) =>
  schedulerFrame(page).getByRole('button', { name: 'Confirmar la reunión' });

/** Messages arrive in order: once the page has resized the frame, it has read all earlier ones. */
async function expectMessagesRead(page: Page) {
  const body = schedulerFrame(page).locator('body');
  for (const [asked, given] of [
    [9999, '1600px'],
    [1, '480px'],
    [650, '650px'],
  ] as const) {
    await body.evaluate((_, height) => window.parent.postMessage({ height }, '*'), asked);
    await expect(frame(page)).toHaveCSS('height', given);
  }
}

async function expectNoBooking(page: Page) {
  await expectMessagesRead(page);
  await expect(homeLink(page)).toHaveCount(0);
  expect(await pushedEvents(page)).toEqual([]);
}

test.beforeEach(async ({ page }) => {
  await fakeScheduler(page);
  await page.goto('/contacto');
  await bookingButton(page).scrollIntoViewIfNeeded();
});

test('after a booking «Volver al inicio» is seen, announced, and leads home', async ({ page }) => {
  await expect(homeLink(page)).toHaveCount(0);
  // A screen reader announces words that are added to a region that existed before.
  await page
    .locator('[aria-live="polite"]')
    .evaluateAll((regions) => regions.forEach((one) => one.setAttribute('data-before', '')));

  await bookingButton(page).click();

  const notice = page.locator('[data-before]', { hasText: booked });
  await expect(notice.getByRole('link', { name: 'Volver al inicio' })).toBeInViewport();
  // Pressed by key, because a click may still hit the place where the frame was before it was resized.
  await homeLink(page).press('Enter');
  await expect(page).toHaveURL('/inicio');
});

test('who booked is offered something to read, and stays in the calendar', async ({ page }) => {
  await bookingButton(page).click();

  const notice = page.locator('[aria-live="polite"]', { hasText: booked });
  await expect(notice.getByRole('listitem')).toHaveText(meanwhile.links.map(({ label }) => label));
  await expect(notice.getByRole('link', { name: 'Una nota de otro sitio' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await expect(frame(page)).toBeFocused();
});

test('a booking that is announced twice counts once', async ({ page }) => {
  await bookingButton(page).click();
  await expect(homeLink(page)).toBeVisible();
  await bookingButton(page).click();
  await expectMessagesRead(page);

  expect(await pushedEvents(page)).toEqual([reported]);
  await expect(homeLink(page)).toBeVisible();
});

test('neither the page, nor its address, nor the browser keeps who booked', async ({ page }) => {
  await bookingButton(page).click();
  await expect(homeLink(page)).toBeVisible();

  const everything = await page.evaluate(() =>
    JSON.stringify([
      document.documentElement.outerHTML,
      location.href,
      { ...localStorage },
      { ...sessionStorage },
      window.dataLayer,
    ]),
  );
  expect(everything).toContain(reported.event);
  for (const personal of Object.values(contact)) expect(everything).not.toContain(personal);
});

test('only a booking in the page’s own calendar counts, not one that failed or is pretended', async ({
  page,
}) => {
  await schedulerFrame(page).getByRole('button', { name: 'Confirmar sin lugar' }).click();
  await expectNoBooking(page);

  await page.evaluate((message) => postMessage(message, '*'), booking);
  await expectNoBooking(page);

  const isHeard = page.evaluate(
    (origin) =>
      new Promise<boolean>((resolve) => {
        const other = document.createElement('iframe');
        other.src = `${origin}/otra?embed=true`;
        other.title = 'Otra agenda';
        addEventListener('message', ({ source, data }) => {
          if (source === other.contentWindow && data.meetingBookSucceeded) resolve(true);
        });
        document.querySelector('main')?.prepend(other);
      }),
    schedulerOrigin,
  );
  const other = page.frameLocator('iframe[title="Otra agenda"]');
  await other.getByRole('button', { name: 'Confirmar la reunión' }).dispatchEvent('click');
  expect(await isHeard).toBe(true);
  await expectNoBooking(page);
});
