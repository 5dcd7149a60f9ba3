import { content } from '#tests/support/content.ts';
import { test } from '#tests/support/faultTest.ts';
import { expect } from '#tests/support/test.ts';

const { stores } = content.site();

/** The smallest height that the stores allow, in px. */
const LEAST_HEIGHT = 40;

for (const path of ['/app', '/inicio']) {
  for (const width of [390, 1440]) {
    test(`a store's own badge stands alone: ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const badgeOf = async ({ large }: { large: string }) => {
        const link = page.getByRole('main').getByRole('link', { name: large }).first();
        await expect(link).toBeVisible();
        return link.evaluate((element) => {
          const picture = element.querySelector('img') as HTMLImageElement;
          const [outer, inner] = [element, picture].map((part) => part.getBoundingClientRect());
          const style = getComputedStyle(element);
          return {
            border: style.borderTopWidth,
            background: style.backgroundColor,
            width: inner?.width ?? 0,
            height: inner?.height ?? 0,
            proportions: picture.naturalWidth / picture.naturalHeight,
            clear: Math.min(
              (inner?.left ?? 0) - (outer?.left ?? 0),
              (outer?.right ?? 0) - (inner?.right ?? 0),
              (inner?.top ?? 0) - (outer?.top ?? 0),
              (outer?.bottom ?? 0) - (inner?.bottom ?? 0),
            ),
          };
        });
      };

      const [google, apple] = [await badgeOf(stores.googlePlay), await badgeOf(stores.appStore)];

      for (const badge of [google, apple]) {
        expect(badge.border).toBe('0px');
        expect(badge.background).toBe('rgba(0, 0, 0, 0)');
        expect(badge.height).toBeGreaterThanOrEqual(LEAST_HEIGHT);
        expect(badge.width / badge.height).toBeCloseTo(badge.proportions, 1);
        expect(badge.clear).toBeGreaterThanOrEqual(badge.height / 4 - 0.5);
      }
      expect(google.height).toBeGreaterThanOrEqual(apple.height);
    });
  }
}
