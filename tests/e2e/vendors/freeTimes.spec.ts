import type { Page } from 'playwright/test';
import { content } from '#tests/support/sites/content.ts';
import {
  fakeScheduler,
  isVendors,
  schedulerFrame,
  schedulerOrigin,
} from '#tests/support/vendors/hubspot.ts';
import { holdRequests, stopClock } from '#tests/support/browser/page.ts';
import { expect, test, testWithoutScripts } from '#tests/support/browser/test.ts';

// The times that visitors arrange by chat. They stand in the place of the scheduler.

const { times, next, day, time, daysOff, optional, branches, problem, message, send } =
  content.page('contacto').scheduler.withoutCalendar;
const labels = times.map(({ label }) => label);

const place = (page: Page) => page.locator('[data-in-reserve]').first();
const openLink = (page: Page) =>
  page.getByRole('link', { name: content.page('contacto').scheduler.open.label });
const refuseVendors = (page: Page) =>
  page.route(isVendors, (route) => route.abort('blockedbyclient'));

test('the days fill the room of a calendar that did not load, at each width', async ({ page }) => {
  await refuseVendors(page);
  await page.goto('/contacto');
  await place(page).scrollIntoViewIfNeeded();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(place(page).getByText(next)).toBeVisible();
    const left = await openLink(page).evaluate(
      (element) =>
        (element.closest('[data-scheduler]') as Element).getBoundingClientRect().bottom -
        element.getBoundingClientRect().bottom,
    );
    expect(left, `${width} px`).toBeLessThan(1);
  }
});

test.describe('when the calendar does not load', () => {
  /** A Thursday evening: the next ten working days go past two weekends. One of them is the fixture's day off. */
  const today = new Date('2026-11-26T22:30:00-03:00');
  const names = [
    ...['viernes 27', 'lunes 30', 'martes 1', 'miércoles 2', 'jueves 3'],
    ...['viernes 4', 'lunes 7', 'martes 8', 'miércoles 9', 'jueves 10'],
  ];
  const days = (page: Page) => page.getByRole('group', { name: day }).getByRole('radio');
  const chat = (page: Page) => place(page).getByRole('link');

  test.use({ timezoneId: 'America/Argentina/Buenos_Aires' });
  test.beforeEach(({ page }) => page.clock.setFixedTime(today));

  test('the next ten working days are offered, and the chat names the chosen one', async ({
    page,
  }) => {
    await refuseVendors(page);
    await page.goto('/contacto');
    await expect(days(page)).toHaveCount(names.length);
    for (const [index, name] of names.entries())
      await expect(days(page).nth(index)).toHaveAccessibleName(
        new RegExp(`^${name} de (nov|dic)iembre`),
      );
    await expect(days(page).first()).toBeChecked();
    const [dayOff] = daysOff;
    const closed = page.getByRole('radio', { disabled: true });
    await expect(closed).toHaveAccessibleName(`miércoles 9 de diciembre: ${dayOff?.word}`);
    await expect(place(page).getByText(dayOff?.word ?? '-')).toBeVisible();
    await expect(chat(page)).toHaveText(send);
    await expect(chat(page)).toHaveAttribute('data-cta-id', times[0]?.cta ?? '-');

    // A screen reader hears the choice.
    const last = times.at(-1);
    await page.getByRole('radio', { name: /^lunes 30 / }).check();
    await page
      .getByRole('group', { name: time })
      .getByRole('radio', { name: last?.label ?? '-' })
      .check();
    const chosen = `lunes 30 de noviembre, ${last?.phrase}`;
    await expect(place(page).getByRole('status')).toHaveText(chosen);
    await expect(chat(page)).toHaveAttribute('data-cta-id', last?.cta ?? '-');
    const asked = message.replace('{momento}', chosen);
    const expectMessage = (words: string) =>
      expect(chat(page)).toHaveAttribute(
        'href',
        `https://wa.me/${content.site().whatsapp.number}?text=${encodeURIComponent(words)}`,
      );
    await expectMessage(asked);

    // A number of branches is added; nonsense is not.
    const sentence = branches.sentence.replace('{locales}', '40');
    const field = page.getByRole('spinbutton', { name: `${branches.label} ${optional}` });
    await field.fill('40');
    await expect(place(page)).toContainText(sentence);
    await expectMessage(`${asked}\n${sentence}`);
    // The proposal counts them too.
    const sheet = page.getByRole('article', {
      name: content.page('contacto').proposal.sheet.title,
    });
    await expect(sheet.locator('[data-branches]')).toHaveText('40');
    await field.fill('-1');
    await expectMessage(asked);

    // So is the case, as it was written.
    await page.getByRole('textbox', { name: problem.label }).fill(' la {caso} & la vidriera ');
    const told = problem.sentence.replace('{caso}', 'la {caso} & la vidriera');
    await expect(place(page)).toContainText(told);
    await expectMessage(`${asked}\n${told}`);
  });

  const begun = {
    'has chosen a day': async (page: Page) => {
      await days(page).nth(2).check();
      return days(page).nth(2);
    },
    'is at the link of the first day': async (page: Page) => {
      await chat(page).focus();
      return chat(page);
    },
  };
  for (const [what, begin] of Object.entries(begun)) {
    test(`a calendar that comes late leaves the days to whoever ${what}`, async ({ page }) => {
      await stopClock(page);
      await fakeScheduler(page);
      const { release } = await holdRequests(page, ({ origin }) => origin === schedulerOrigin);
      await page.goto('/contacto');
      await place(page).scrollIntoViewIfNeeded();
      const frame = page.locator('[data-scheduler] iframe');
      await expect(frame).toHaveCount(1);
      await page.clock.runFor(8000);
      const used = await begin(page);

      release();
      // The calendar is there once its page has run.
      await expect(schedulerFrame(page).getByText('Confirmar la reunión')).toBeAttached();

      await expect(used).toBeFocused();
      await expect(used).toBeVisible();
      await expect(frame).toBeHidden();
      await expect(openLink(page)).toBeVisible();
    });
  }

  test('the days are offered too if the page’s own script is lost', async ({ page }) => {
    await page.route(/BookingListener/, (route) => route.abort());
    await page.goto('/contacto');
    await page.locator('[data-scheduler]').scrollIntoViewIfNeeded();
    await expect(chat(page)).toBeVisible();
  });
});

testWithoutScripts(
  'without scripts the times to arrange by chat stand where the scheduler would',
  async ({ page }) => {
    await page.goto('/contacto');
    await expect(place(page).getByText(next)).toBeVisible();
    await expect(place(page).getByRole('link')).toHaveText(labels);
  },
);
