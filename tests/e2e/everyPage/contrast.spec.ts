import type { Page } from 'playwright/test';
import { expectContrast } from '#tests/support/browser/axe.ts';
import { layOutAll } from '#tests/support/browser/page.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { textBoxes, type TextBox } from '#tests/support/browser/textBoxes.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Marks elements that only their background makes look like a button, and elements that are only an icon. */
const markButtons = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button')) {
      const { backgroundColor } = getComputedStyle(element);
      const isSkipLink = element.getAttribute('href') === '#contenido';
      const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)' && element.checkVisibility();
      if ((isFilled || element.matches('button')) && !isSkipLink) element.dataset['filled'] = '';
    }
  });

/** Those among the marked ones that have no border. */
const buttonsWithoutBorder = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-filled]')]
      .filter((element) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
        return borderTopStyle === 'none' || parseFloat(borderTopWidth) < 1;
      })
      .map(({ outerHTML }) => outerHTML),
  );

/**
 * Whether the plate of a large text covers a small text beside it. The plate is as high as the box of the letters.
 */
function isPlateOver(large: TextBox, small: TextBox): boolean {
  const across = Math.min(large.right, small.right) - Math.max(large.left, small.left);
  const down = Math.min(large.bottom, small.bottom) - Math.max(large.top, small.top);
  return (
    large.hasPlate &&
    large.fontSize > 2 * small.fontSize &&
    across > small.fontSize &&
    down > 0.8 * small.fontSize
  );
}

/** Expects no large number to cover the words beside it. */
async function expectNothingCovered(page: Page) {
  await layOutAll(page);
  const texts = await textBoxes(page, { withDrawings: false });
  const covered = texts.flatMap((large) =>
    texts
      .filter((small) => isPlateOver(large, small))
      .map((small) => `${large.words} covers ${small.words}`),
  );
  expect(texts.some(({ hasPlate }) => hasPlate)).toBe(true);
  expect(covered).toEqual([]);
}

/** Applies all `:hover` rules at once. */
const hoverEverywhere = (page: Page) =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const sheet = new CSSStyleSheet();
    const text = rules.map(({ cssText }) => cssText).join('');
    sheet.replaceSync(text.replaceAll(':hover', ':not(.nothing)'));
    document.adoptedStyleSheets = [sheet];
  });

for (const [path, widths, hasNumbers] of [
  ['/inicio', [1280, 390], true],
  ['/landing/auditorias', [1280, 390], true],
  ['/con_todo', [1280], false],
  ['/Login', [1280], false],
] as const)
  test(`on ${path} words stand out under the pointer, and buttons and numbers with forced colours`, async ({
    page,
  }) => {
    await page.goto(path);
    await test.step('under the pointer the words keep their contrast', async () => {
      await hoverEverywhere(page);
      await expectContrast(page, `${path} under the pointer`);
      await page.evaluate(() => (document.adoptedStyleSheets = []));
    });
    for (const width of widths)
      await test.step(`with forced colours, at ${width} px, buttons have borders, and numbers cover no words`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await markButtons(page);
        await page.emulateMedia({ forcedColors: 'active' });
        expect(await buttonsWithoutBorder(page)).toEqual([]);
        if (hasNumbers) await expectNothingCovered(page);
        await page.emulateMedia({ forcedColors: 'none' });
      });
  });
