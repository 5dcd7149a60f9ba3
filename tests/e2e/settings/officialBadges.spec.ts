import { content } from '#tests/support/sites/content.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const { googlePlay, appStore } = content.site().stores;

test('a store’s official badge keeps its size, proportions and free space', async ({ page }) => {
  await page.goto('/app');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { large } of [googlePlay, appStore]) {
      const link = page.getByRole('main').getByRole('link', { name: large }).first();
      const picture = link.locator('img');
      const [outer, inner] = [await link.boundingBox(), await picture.boundingBox()];
      const { x = 0, y = 0, width: wide = 0, height = 0 } = inner ?? {};
      const proportions = await picture.evaluate(
        (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight,
      );
      await expect(link).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      // The stores' minimum height.
      expect(height).toBeGreaterThanOrEqual(40);
      expect(wide / height).toBeCloseTo(proportions, 1);
      const room = Math.min(x - (outer?.x ?? 0), y - (outer?.y ?? 0));
      expect(room).toBeGreaterThanOrEqual(height / 4 - 0.5);
    }
  }
});
