import { screens } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const widths = [320, 360, 768, 1024, 1440, 1600];

for (const path of screens) {
  test(`${path} fits every width without scrolling sideways`, async ({ page }) => {
    await page.goto(path);

    for (const width of widths) {
      await page.setViewportSize({ width, height: 720 });
      const overflow = await page.evaluate(() => ({
        width: innerWidth,
        scrollWidth: document.documentElement.scrollWidth,
        bodyScrollWidth: document.body.scrollWidth,
      }));
      expect(overflow.width).toBe(width);
      expect(overflow.scrollWidth, `at ${width} px`).toBeLessThanOrEqual(width);
      expect(overflow.bodyScrollWidth, `body at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}
