import { deriveNetwork } from '#data/network/deriveNetwork.ts';
import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

test('the month of the visits shows today in another colour than all other days', async ({
  page,
}) => {
  const { plan, fillIn } = deriveNetwork(content.network());
  await page.goto('/inicio');
  const screen = page
    .getByRole('main')
    .locator('[aria-hidden="true"]')
    .filter({ has: page.getByText(fillIn(plan.labels.title), { exact: true }) })
    .filter({ hasText: '•' })
    .last();
  const grounds = await screen.getByText(/^\d+•*$/).evaluateAll((days) =>
    days.map((day) => ({
      number: parseInt(day.textContent),
      ground: getComputedStyle(day).backgroundColor,
    })),
  );
  const today = grounds.find(({ number }) => number === plan.day.getUTCDate());

  expect(grounds.length).toBeGreaterThan(15);
  expect(grounds.filter(({ ground }) => ground === today?.ground)).toEqual([today]);
});
