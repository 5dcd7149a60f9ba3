import { screenDataOf } from '#sampleNetwork/screenData/screenData.ts';
import { content } from '#tests/support/sites/content.ts';
import { expect, test } from '#tests/support/browser/test.ts';

test('the month of the visits shows today in a colour of its own', async ({ page }) => {
  const { plan, fillIn } = screenDataOf(content.sampleNetwork());
  await page.goto('/inicio');
  const screen = page
    .getByRole('main')
    .locator('[aria-hidden="true"]')
    .filter({ has: page.getByText(fillIn(plan.labels.title), { exact: true }) })
    .last();
  const days = await screen.getByText(/^\d+$/).evaluateAll((elements) =>
    elements.map((element) => ({
      number: Number(element.textContent),
      ground: getComputedStyle(element).backgroundColor,
    })),
  );
  const today = plan.day.getUTCDate();
  const groundsOf = (isToday: boolean) =>
    new Set(
      days.filter(({ number }) => (number === today) === isToday).map(({ ground }) => ground),
    );

  expect(groundsOf(true).size).toBe(1);
  expect(groundsOf(false).intersection(groundsOf(true)).size).toBe(0);
  expect(groundsOf(false).size).toBeGreaterThan(1);
});
