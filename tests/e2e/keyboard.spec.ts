import type { Page } from 'playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Tabs through the page: stops out of order, out of view or without a focus ring. */
async function walk(page: Page): Promise<string[]> {
  const stops = await page.evaluate(() => {
    const controls = 'a[href], button, input, summary, iframe, [tabindex="0"]';
    const reachable = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
    );
    for (const [index, element] of reachable.entries()) element.dataset['stop'] = `${index}`;
    return reachable.length;
  });

  const wrong: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      // The ring may be on a checkbox's label, or on a link's `::after` that covers its card.
      const drawn = [element, (element as HTMLInputElement).labels?.[0]].filter((one) => !!one);
      const rings = [
        ...drawn.map((one) => getComputedStyle(one)),
        getComputedStyle(element, '::after'),
      ];
      const { top, bottom } = (drawn.at(-1) ?? element).getBoundingClientRect();
      const luminance = (color: string) => {
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
          .map((part) => Number(part) / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      // A link's ring is drawn on what is painted beside it, or in it where the ring is inside.
      const inset = parseFloat(getComputedStyle(element).outlineOffset) < 0 ? 3 : -3;
      const { left } = element.getBoundingClientRect();
      const ground = document
        .elementsFromPoint(Math.max(left + inset, 0), Math.max((top + bottom) / 2, 0))
        .map((one) => getComputedStyle(one).backgroundColor)
        .find((color) => color !== 'rgba(0, 0, 0, 0)');
      const behind = luminance(ground ?? 'rgb(255, 255, 255)');
      // What floats over light and dark has an edge of the other colour.
      const hasContrast = ({ outlineColor, borderTopColor, borderTopWidth }: CSSStyleDeclaration) =>
        [outlineColor, ...(parseFloat(borderTopWidth) >= 2 ? [borderTopColor] : [])]
          .map(luminance)
          .some((ring) => (Math.max(ring, behind) + 0.05) / (Math.min(ring, behind) + 0.05) >= 3);
      // A container that clips cuts off the outer ring of a child that fills it.
      const frame = element.parentElement as HTMLElement;
      const isCut =
        getComputedStyle(frame).overflow !== 'visible' && frame.clientWidth <= element.offsetWidth;
      return {
        stop: Number(element.dataset['stop'] ?? -1),
        name: element.outerHTML.slice(0, 80),
        isInView: bottom > 0 && top < innerHeight,
        hasRing: rings.some(
          (style) =>
            style.outlineStyle !== 'none' &&
            parseFloat(style.outlineWidth) >= 2 &&
            !(isCut && parseFloat(style.outlineOffset) >= 0) &&
            (!element.matches('a') || hasContrast(style)),
        ),
      };
    });
    if (focus.stop !== stop) return [...wrong, `stop ${stop} is ${focus.stop}: ${focus.name}`];
    if (!focus.isInView) wrong.push(`out of view: ${focus.name}`);
    if (!focus.hasRing) wrong.push(`no ring: ${focus.name}`);
  }
  return wrong;
}

for (const [path, width] of [
  ['/inicio', 1440],
  ['/inicio', 390],
  ['/contacto', 390],
  ['/Login', 390],
  ['/con_todo', 1440],
] as const) {
  test(`Tab follows the reading order of ${path} at ${width} px, with the focus always visible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    // Where no calendar comes, other links take its place.
    const scheduler = page.locator('[data-scheduler]');
    if (path === '/contacto') await expect(scheduler).toHaveAttribute('data-scheduler', 'failed');
    expect(await walk(page)).toEqual([]);
  });
}

test('with forced colours every button still has a border', async ({ page }) => {
  for (const path of ['/inicio', '/con_todo', '/Login']) {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(path);
    // Mark what only its background makes look like a button.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('a[href], button')) {
        const { backgroundColor } = getComputedStyle(element);
        const isSkipLink = element.getAttribute('href') === '#contenido';
        const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)' && element.checkVisibility();
        if (isFilled && !isSkipLink) element.dataset['filled'] = '';
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
    expect(lost, path).toEqual([]);
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
