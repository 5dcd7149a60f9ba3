import type { Page } from 'playwright/test';
import { MOST, visitInterval } from '#lib/visitInterval.ts';
import { COMPLETE } from '#tests/playwright.config.ts';
import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

// The visitor's own sum: branches ÷ (supervisors × visits a day).

const { interval } = content.page('inicio');
const fields = [interval.branches, interval.supervisors, interval.visits];
const starts = fields.map(({ start }) => start);

const section = (page: Page) => page.getByRole('region', { name: interval.title });
const answer = (page: Page) => section(page).getByRole('status');
const type = async (page: Page, numbers: readonly string[]) => {
  for (const [index, { label }] of fields.entries()) {
    await section(page)
      .getByRole('spinbutton', { name: label })
      .fill(numbers[index] ?? '');
  }
};

test.describe('with scripts', () => {
  test.beforeEach(({ page }) => page.goto('/inicio').then(() => undefined));

  test('begins with sensible numbers and their answer', async ({ page }) => {
    for (const { label, start } of fields) {
      await expect(section(page).getByRole('spinbutton', { name: label })).toHaveValue(`${start}`);
    }
    await expect(answer(page)).toHaveText(visitInterval(starts, interval));
    await expect(section(page).getByText(interval.example)).toBeHidden();
  });

  test('answers each number at once, where screen readers are told of it', async ({ page }) => {
    const said = (dias: string) => interval.answer.replace('{dias}', dias);
    // A status is said without the focus going there (WCAG 4.1.3).
    expect(await answer(page).evaluate(({ tagName }) => tagName)).toBe('OUTPUT');

    await type(page, ['100', '1', '2']);
    await expect(answer(page)).toHaveText(said('50'));
    await type(page, ['100', '3', '2']);
    await expect(answer(page)).toHaveText(said('16,7'));
    await type(page, ['2', '5', '4']);
    await expect(answer(page)).toHaveText(interval.daily);
  });

  test('asks for other numbers where it has no answer', async ({ page }) => {
    for (const numbers of [
      ['0', '1', '1'],
      ['21', '0', '1'],
      ['-21', '1', '-2'],
      ['', '1', '2'],
      ['1e9', '1', '2'],
      [`${MOST + 1}`, '1', '1'],
    ]) {
      await type(page, ['21', '1', '1']);
      await expect(answer(page)).not.toHaveText(interval.incomplete);
      await type(page, numbers);
      await expect(answer(page), numbers.join(', ')).toHaveText(interval.incomplete);
    }
  });

  test(
    'keeps its place and its page when Enter is pressed',
    { tag: COMPLETE },
    async ({ page }) => {
      const address = page.url();
      await type(page, ['100', '1', '2']);
      const before = await section(page).boundingBox();
      await section(page).getByRole('spinbutton').first().press('Enter');

      await type(page, ['', '', '']);
      expect((await section(page).boundingBox())?.height).toBe(before?.height);
      expect(page.url()).toBe(address);
    },
  );

  test('needs no more than 1 KB of script', { tag: COMPLETE }, async ({ page }) => {
    const script = await section(page).locator('script').textContent();
    expect(script).toContain('output');
    expect(Buffer.byteLength(script ?? '')).toBeLessThanOrEqual(1024);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is a plain sentence with its answer, and asks for nothing', async ({ page }) => {
    await page.goto('/inicio');

    await expect(section(page).getByText(interval.example)).toBeVisible();
    await expect(answer(page)).toHaveText(visitInterval(starts, interval));
    await expect(section(page).getByRole('spinbutton')).toHaveCount(0);
  });
});
