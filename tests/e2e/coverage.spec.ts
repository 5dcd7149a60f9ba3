import type { Page } from 'playwright/test';
import { content } from '#tests/support/content.ts';
import { expect, test, testWithoutScripts } from '#tests/support/test.ts';

// The formula: branches ÷ (supervisors × visits a day).

const { interval } = content.page('inicio');
const first = 'Pasa alguien cada 1,5 días hábiles.';

const section = (page: Page) => page.getByRole('region', { name: interval.title });
const answer = (page: Page) => section(page).getByRole('status');

test('answers the numbers of the visitor at once', async ({ page }) => {
  await page.goto('/inicio');
  await expect(section(page).getByText(interval.example)).toBeHidden();
  await expect(section(page)).toMatchAriaSnapshot(`
    - region "Cada cuánto pasa alguien":
      - heading "Cada cuánto pasa alguien" [level=2]
      - spinbutton "Locales": "9"
      - spinbutton "Supervisores": "2"
      - spinbutton "Visitas por día": "3"
      - status: ${first}
  `);

  const field = (name: string) => section(page).getByRole('spinbutton', { name });
  await field('Locales').fill('100');
  await expect(answer(page)).toHaveText('Pasa alguien cada 16,7 días hábiles.');
  await field('Locales').fill('');
  await expect(answer(page)).toHaveText(interval.incomplete);

  await field('Locales').press('Enter');
  await expect(page).toHaveURL('/inicio');
});

testWithoutScripts('without scripts is a sentence with its answer', async ({ page }) => {
  await page.goto('/inicio');
  await expect(section(page).getByText(interval.example)).toBeVisible();
  await expect(answer(page)).toHaveText(first);
  await expect(section(page).getByRole('spinbutton')).toHaveCount(0);
});
