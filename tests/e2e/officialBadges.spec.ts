import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const { googlePlay, appStore } = content.site().stores;

/** The smallest height that the stores allow, in px. */
const LEAST_HEIGHT = 40;

test('a store’s own badge keeps its size, its proportions and room around it', async ({ page }) => {
  await page.goto('/app');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { large } of [googlePlay, appStore]) {
      const link = page.getByRole('main').getByRole('link', { name: large }).first();
      await expect(link).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      const badge = await link.evaluate((element) => {
        const picture = element.querySelector('img') as HTMLImageElement;
        const [outer, inner] = [element, picture].map((part) => part.getBoundingClientRect()) as [
          DOMRect,
          DOMRect,
        ];
        return {
          proportions: picture.naturalWidth / picture.naturalHeight,
          width: inner.width,
          height: inner.height,
          room: Math.min(inner.left - outer.left, inner.top - outer.top),
        };
      });
      expect(badge.height).toBeGreaterThanOrEqual(LEAST_HEIGHT);
      expect(badge.width / badge.height).toBeCloseTo(badge.proportions, 1);
      expect(badge.room).toBeGreaterThanOrEqual(badge.height / 4 - 0.5);
    }
  }
});
