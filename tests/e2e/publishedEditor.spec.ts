import { EDITOR_PATH } from '#tools/editor/address.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('with a repository', () => {
  test('the editor opens under a policy of its own', async ({ page }) => {
    const answer = await page.goto(EDITOR_PATH);

    await expect(page.getByRole('button', { name: /token de acceso/ })).toBeVisible();
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  });

  test('nobody lists the editor, nobody keeps it', async ({ page }) => {
    const answer = await page.goto(EDITOR_PATH);

    expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
      'content',
      'noindex, nofollow',
    );
  });

  test('the pages of the site know nothing of it', async ({ page }) => {
    const answer = await page.goto('/inicio');

    expect(answer?.headers()['x-robots-tag']).toBeUndefined();
    expect(await answer?.text()).not.toContain(EDITOR_PATH);
  });
});
