import { content } from '#tests/support/sites/content.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const { navigation } = content.site();

// The menu of the site with other settings has six entries, one more than in the specification.
for (const font of ['Poppins', 'its fallback'])
  test(`a menu with one entry more stays in one line from 1200 px, in ${font}`, async ({
    page,
  }) => {
    if (font !== 'Poppins') await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/para-quien');
    const links = page.getByRole('navigation', { name: navigation.label }).getByRole('link');
    for (const width of [1200, 1280, 1399, 1400, 1599, 1600]) {
      await page.setViewportSize({ width, height: 720 });
      await page.evaluate(() => document.fonts.ready);
      await expect(links).toHaveCount(6);
      const tops = await links.evaluateAll((all) => all.map((a) => a.getBoundingClientRect().top));
      expect(new Set(tops).size, `lines at ${width} px`).toBe(1);
      await expect(page.getByRole('banner')).toHaveCSS('height', '72px');
    }
  });
