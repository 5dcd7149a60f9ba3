import { tabThrough } from '#tests/support/browser/focus.ts';
import { expect, test } from '#tests/support/browser/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [path, width, andBack] of [
  ['/inicio', 1440, false],
  ['/inicio', 900, false],
  ['/inicio', 320, true],
  ['/contacto', 390, false],
  ['/Login', 900, false],
  ['/con_todo', 1440, false],
  ['/con_todo', 320, true],
] as const) {
  const ways = andBack ? 'Tab, and Shift+Tab back, follow' : 'Tab follows';
  test(`${ways} the reading order of ${path} at ${width} px, with the focus always in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    // Where no calendar comes, other links take its place.
    const scheduler = page.locator('[data-scheduler]');
    if (path === '/contacto') await expect(scheduler).toHaveAttribute('data-scheduler', 'failed');
    expect(await tabThrough(page, { andBack })).toEqual([]);
  });
}
