import { tabThrough } from '#tests/support/browser/focus.ts';
import { expect, test } from '#tests/support/browser/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Backwards on the narrowest screen.
for (const [path, widths] of [
  ['/inicio', [1440, 900, 320]],
  ['/contacto', [390]],
  ['/Login', [900]],
  ['/con_todo', [1440, 320]],
] as const)
  test(`Tab follows the reading order of ${path}, with the focus always in sight`, async ({
    page,
  }) => {
    for (const width of widths)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        // Where no calendar comes, other links take its place.
        const scheduler = page.locator('[data-scheduler]');
        if (path === '/contacto')
          await expect(scheduler).toHaveAttribute('data-scheduler', 'failed');
        expect(await tabThrough(page, { andBack: width === 320 })).toEqual([]);
      });
  });
