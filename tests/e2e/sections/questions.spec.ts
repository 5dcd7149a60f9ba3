import { content } from '#tests/support/sites/content.ts';
import { expect, test } from '#tests/support/browser/test.ts';

test('a link to a question leads to its answer', async ({ page }) => {
  const [first] = content.page('inicio').shortAnswers.items;
  await page.goto('/inicio');
  await page
    .getByRole('main')
    .getByRole('link', { name: first?.question ?? '' })
    .click();
  await expect(page).toHaveURL(first?.href ?? '');
  await expect(page.locator('details:target')).toHaveAttribute('open', '');

  const { pageHead: head, questions } = content.page('soluciones');
  await page.goto('/soluciones');
  const folded = page.getByText(questions.items[1]?.answer ?? '');
  const answer = page.getByText(questions.items[0]?.answer ?? '');
  await expect(answer).toBeVisible();
  await expect(folded).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(folded).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: head.more?.[0]?.label ?? '', exact: true }).click();
  await expect(answer).toBeInViewport();
});
