import type { Page } from 'playwright/test';
import { content } from '#tests/support/sites/content.ts';
import { expect, test, testWithoutScripts } from '#tests/support/browser/test.ts';

const { trades } = content.sampleNetwork();
type Trade = (typeof trades)[number];
const [first, second, third] = trades as [Trade, Trade, Trade];
const { choice, title } = content.page('para-quien').trades;

const section = (page: Page) => page.getByRole('region', { name: title });
const task = (page: Page, { task: name }: Trade) => section(page).getByText(name, { exact: true });

test('a trade of the home page leads to its finding, and another can be chosen by keyboard', async ({
  page,
}) => {
  await page.goto('/inicio');
  await page.getByRole('main').getByRole('link', { name: second.name, exact: true }).click();
  await expect(page).toHaveURL(/\/para-quien#rubro-/);
  const choices = page.getByRole('group', { name: choice });
  await expect(choices.getByRole('radio', { name: second.name })).toBeChecked();
  await expect(task(page, second)).toBeInViewport();
  await expect(task(page, first)).toBeHidden();

  await choices.getByRole('radio', { name: second.name }).press('ArrowRight');
  await expect(task(page, third)).toBeVisible();
  await expect(task(page, second)).toBeHidden();

  // On paper nothing is chosen.
  await page.emulateMedia({ media: 'print' });
  for (const trade of trades) await expect(task(page, trade)).toBeVisible();
});

testWithoutScripts('without scripts a trade can be chosen too', async ({ page }) => {
  await page.goto('/para-quien');
  await expect(task(page, first)).toBeVisible();
  await section(page).getByText(third.name, { exact: true }).click();
  await expect(task(page, third)).toBeVisible();
  await expect(task(page, first)).toBeHidden();
});
