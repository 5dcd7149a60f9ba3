import type { Page } from 'playwright/test';
import { visitInterval } from '#lib/visitInterval.ts';
import { content } from '#tests/support/content.ts';
import { expect, test, testWithoutScripts } from '#tests/support/test.ts';

// The visitor's own sum: branches ÷ (supervisors × visits a day).

const { interval } = content.page('inicio');
const fields = [interval.branches, interval.supervisors, interval.visits];
const first = visitInterval(
  fields.map(({ start }) => start),
  interval,
);

const section = (page: Page) => page.getByRole('region', { name: interval.title });
const answer = (page: Page) => section(page).getByRole('status');

test('answers the numbers of the visitor at once', async ({ page }) => {
  await page.goto('/inicio');
  await expect(answer(page)).toHaveText(first);
  await expect(section(page).getByText(interval.example)).toBeHidden();
  await expect(section(page)).toMatchAriaSnapshot(`
    - region "Cada cuánto pasa alguien":
      - heading "Cada cuánto pasa alguien" [level=2]
      - spinbutton "Locales": "9"
      - spinbutton "Supervisores": "2"
      - spinbutton "Visitas por día": "3"
      - status: Pasa alguien cada 1,5 días hábiles.
  `);

  for (const [numbers, expected] of [
    [['100', '1', '2'], interval.answer.replace('{dias}', '50')],
    [['', '1', '2'], interval.incomplete],
  ] as const) {
    for (const [index, { label }] of fields.entries()) {
      const field = section(page).getByRole('spinbutton', { name: label });
      await field.fill(numbers[index] ?? '');
    }
    await expect(answer(page)).toHaveText(expected);
  }

  await section(page).getByRole('spinbutton').first().press('Enter');
  await expect(page).toHaveURL('/inicio');
});

testWithoutScripts('without scripts is a sentence with its answer', async ({ page }) => {
  await page.goto('/inicio');
  await expect(section(page).getByText(interval.example)).toBeVisible();
  await expect(answer(page)).toHaveText(first);
  await expect(section(page).getByRole('spinbutton')).toHaveCount(0);
});
