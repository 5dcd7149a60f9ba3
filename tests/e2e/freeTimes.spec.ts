import type { Page } from 'playwright/test';
import { content } from '#tests/support/content.ts';
import { isVendors } from '#tests/support/hubspot.ts';
import { expect, test, testWithoutScripts } from '#tests/support/test.ts';

// The times to arrange by chat, which stand where the scheduler would.

const { times, text, bring } = content.page('contacto').scheduler.otherwise;
const labels = times.map(({ label }) => label);

const place = (page: Page) => page.locator('[data-in-reserve]').first();
const atHand = (page: Page) => page.locator('[data-in-reserve]').last();
const refuseVendors = (page: Page) =>
  page.route(isVendors, (route) => route.abort('blockedbyclient'));

for (const width of [390, 768, 1440])
  test(`the days take all the room of a calendar that did not come, at ${width} px`, async ({
    page,
  }) => {
    await refuseVendors(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contacto');
    await place(page).scrollIntoViewIfNeeded();
    await expect(place(page).getByText(text)).toBeVisible();
    const left = await atHand(page).evaluate(
      (element) =>
        (element.closest('[data-scheduler]') as Element).getBoundingClientRect().bottom -
        element.getBoundingClientRect().bottom,
    );
    expect(left).toBeLessThan(1);
  });

test.describe('where the calendar does not come', () => {
  /** A Thursday evening: the next five working days go past a weekend. */
  const today = new Date('2026-11-26T22:30:00-03:00');
  const names = ['viernes 27', 'lunes 30', 'martes 1', 'miércoles 2', 'jueves 3'];
  const days = (page: Page) => page.locator('[data-week]').getByRole('group');

  test.use({ timezoneId: 'America/Argentina/Buenos_Aires' });
  test.beforeEach(({ page }) => page.clock.setFixedTime(today));

  test('the next five working days stand there, each with its times', async ({ page }) => {
    await refuseVendors(page);
    await page.goto('/contacto');
    await expect(days(page)).toHaveCount(names.length);
    for (const [index, name] of names.entries()) {
      const day = days(page).nth(index);
      await expect(day).toHaveAccessibleName(new RegExp(`^${name} de (nov|dic)iembre$`));
      await expect(day.getByRole('link')).toHaveText(labels);
    }
  });

  test('a click on a time opens a chat that names the day and the time', async ({ page }) => {
    await refuseVendors(page);
    await page.goto('/contacto');
    const monday = page.getByRole('group', { name: /^lunes 30 / });
    const message = times.at(-1)?.dayMessage.replace('{dia}', 'lunes 30 de noviembre') ?? '';
    await expect(monday.getByRole('link', { name: labels.at(-1) ?? '-' })).toHaveAttribute(
      'href',
      `https://wa.me/${content.site().whatsapp.number}?text=${encodeURIComponent(message)}`,
    );
  });

  test('the days are there too if the page’s own script for it is lost', async ({ page }) => {
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
    await expect(place(page).getByText(text)).toBeVisible();
    await expect(place(page).getByRole('link')).toHaveText(labels);
    await expect(atHand(page).getByRole('listitem')).toHaveText(bring.things);
  },
);
