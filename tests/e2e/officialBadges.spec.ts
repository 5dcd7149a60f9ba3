import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const { googlePlay, appStore } = content.site().stores;

/** The smallest height that the stores allow, in px. */
const LEAST_HEIGHT = 40;

for (const width of [390, 1440]) {
  test(`a store's own badge keeps its size, its proportions and room around it: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/app');
    for (const { large } of [googlePlay, appStore]) {
      const link = page.getByRole('main').getByRole('link', { name: large }).first();
      const badge = await link.evaluate((element) => {
        const picture = element.querySelector('img') as HTMLImageElement;
        const [outer, inner] = [element, picture].map((part) => part.getBoundingClientRect());
        return {
          background: getComputedStyle(element).backgroundColor,
          proportions: picture.naturalWidth / picture.naturalHeight,
          width: inner?.width ?? 0,
          height: inner?.height ?? 0,
          room: Math.min(
            (inner?.left ?? 0) - (outer?.left ?? 0),
            (inner?.top ?? 0) - (outer?.top ?? 0),
          ),
        };
      });

      expect(badge.background).toBe('rgba(0, 0, 0, 0)');
      expect(badge.height).toBeGreaterThanOrEqual(LEAST_HEIGHT);
      expect(badge.width / badge.height).toBeCloseTo(badge.proportions, 1);
      expect(badge.room).toBeGreaterThanOrEqual(badge.height / 4 - 0.5);
    }
  });
}
