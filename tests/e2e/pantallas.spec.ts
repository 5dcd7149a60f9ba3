import type { Page } from 'playwright/test';
import { readScreens } from '#components/screens/screens.ts';
import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

const { fillIn, ...network } = readScreens(content.network());
const { cards } = content.page('soluciones').solutions;
const widths = [320, 360, 390, 480, 600, 750, 768, 900, 1024, 1100, 1200, 1440, 1600, 1920];
const pages = ['/inicio', '/soluciones', '/app', '/landing/auditorias'];

/** The texts of the product's screens that are too small, of another font, over one another or cut. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const small: string[] = [];
    const foreign: string[] = [];
    const overlapping: string[] = [];
    const cut: string[] = [];
    let texts = 0;
    const screens = document.querySelectorAll(
      'figure [role="img"], ol [aria-hidden="true"]:not(svg)',
    );
    for (const screen of screens) {
      const frame = screen.getBoundingClientRect();
      const runs: { words: string; box: DOMRect }[] = [];
      const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = node.textContent?.trim() ?? '';
        const parent = node.parentElement;
        if (!words || !parent?.checkVisibility()) continue;
        const style = getComputedStyle(parent);
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
          if (box.width > 0) runs.push({ words, box });
        }
        texts += 1;
        const scale =
          parent instanceof SVGElement ? (parent.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;
        if (Number.parseFloat(style.fontSize) * scale < 11.99) small.push(words);
        if (!/^"?poppins/i.test(style.fontFamily)) foreign.push(words);
      }
      runs.forEach(({ words, box }, index) => {
        if (box.left < frame.left - 1 || box.right > frame.right + 1) cut.push(words);
        for (const other of runs.slice(index + 1)) {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          // Lines of text may touch: a line's box is taller than its letters.
          if (across > 1 && down > 4) overlapping.push(`${words} / ${other.words}`);
        }
      });
    }
    return { texts, small, foreign, overlapping, cut };
  });

for (const path of pages) {
  test(`screens of ${path} can be read at every width`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { texts, ...faults } = await faultsOf(page);
      expect(texts, `texts at ${width} px`).toBeGreaterThan(5);
      expect.soft(faults, `at ${width} px`).toEqual({
        small: [],
        foreign: [],
        overlapping: [],
        cut: [],
      });
    }
  });
}

test('a screen is one picture with a sentence, under its notice that the data are made up', async ({
  page,
}) => {
  await page.goto('/soluciones');
  const figures = page.getByRole('figure');
  await expect(figures).toHaveCount(cards.length);
  for (const [index, { screen }] of cards.entries()) {
    const figure = figures.nth(index);
    await expect(
      figure.getByRole('img', { name: fillIn(network[screen].words.picture) }),
    ).toBeVisible();
    await expect(figure.getByText(network.caption)).toBeVisible();
  }
});

test.describe('without JavaScript and without motion', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('the tour is whole', async ({ page }) => {
    await page.goto('/soluciones');
    for (const { anchor, title, description } of cards) {
      const stop = page.locator(`#${anchor}`);
      await expect(stop.getByRole('heading', { name: title, exact: true, level: 3 })).toBeVisible();
      await expect(stop.getByText(fillIn(description))).toBeVisible();
      await expect(stop.getByRole('figure')).toBeVisible();
    }
  });
});
