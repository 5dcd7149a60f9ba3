import { expectAccessible } from '#tests/support/axe.ts';
import { layOutAll } from '#tests/support/page.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('with forced colours every button still has a border', async ({ page }) => {
  for (const [path, width] of [
    ['/inicio', 1280],
    ['/inicio', 390],
    ['/con_todo', 1280],
    ['/Login', 1280],
  ] as const) {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    // Mark what only its background makes look like a button, and what is only an icon.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('a[href], button')) {
        const { backgroundColor } = getComputedStyle(element);
        const isSkipLink = element.getAttribute('href') === '#contenido';
        const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)' && element.checkVisibility();
        const isButton = element.matches('button');
        if ((isFilled || isButton) && !isSkipLink) element.dataset['filled'] = '';
      }
    });
    await page.emulateMedia({ forcedColors: 'active' });
    const lost = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-filled]')]
        .filter((element) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
          return borderTopStyle === 'none' || parseFloat(borderTopWidth) < 1;
        })
        .map(({ outerHTML }) => outerHTML),
    );
    expect.soft(lost, path).toEqual([]);
  }
});

test('with forced colours no large number’s plate covers the words beside it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [path, width] of [
    ['/inicio', 1280],
    ['/inicio', 390],
    ['/landing/auditorias', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await layOutAll(page);
    const covered = await page.evaluate(() => {
      const texts: { words: string; size: number; hasPlate: boolean; box: DOMRect }[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!element?.checkVisibility() || !walker.currentNode.textContent?.trim()) continue;
        if (element.closest('[role="img"], [aria-hidden="true"]')) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const { fontSize, forcedColorAdjust } = getComputedStyle(element);
        const hasPlate = forcedColorAdjust !== 'none';
        const words = element.innerText;
        for (const box of range.getClientRects())
          texts.push({ words, size: parseFloat(fontSize), hasPlate, box });
      }
      // A plate is as high as the letters' box, which is higher than a tight line.
      return texts.flatMap(({ hasPlate, size, box, words }) =>
        texts
          .filter(
            ({ box: other, size: small }) =>
              hasPlate &&
              size > 2 * small &&
              Math.min(box.right, other.right) - Math.max(box.left, other.left) > small &&
              Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 0.8 * small,
          )
          .map((other) => `${words} covers ${other.words}`),
      );
    });
    expect.soft(covered, path).toEqual([]);
  }
});

test('text keeps its contrast while the pointer is on it', async ({ page }) => {
  for (const path of ['/inicio', '/landing/auditorias', '/Login', '/con_todo']) {
    await page.goto(path);
    // Apply all `:hover` rules at once.
    await page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      const sheet = new CSSStyleSheet();
      const text = rules.map(({ cssText }) => cssText).join('');
      sheet.replaceSync(text.replaceAll(':hover', ':not(.nothing)'));
      document.adoptedStyleSheets = [sheet];
    });
    await expectAccessible(page, `${path} under the pointer`);
  }
});
