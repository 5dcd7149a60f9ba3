import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { content } from '#tests/support/content.ts';
import { misfitOf, overlapsOf } from '#tests/support/cutWords.ts';
import { bareKind, rowsOf } from '#tests/support/faultMatrix.ts';
import {
  controls,
  expectMainTask,
  expectWordsThere,
  phone,
  test,
} from '#tests/support/faultTest.ts';
import { expect } from '#tests/support/test.ts';

const { navigation } = content.site();

/** What doesn't do without colours: no border, no ring, no shape. */
const lostInForcedColours = (page: Page) =>
  page.evaluate(async () => {
    const visible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    const isDrawn = (style: string, width: string) => style !== 'none' && parseFloat(width) >= 1;
    const lost: string[] = [];
    const lose = (what: string, element: Element) =>
      lost.push(`${what}: ${element.outerHTML.slice(0, 120)}`);

    for (const element of visible('a[href], button, summary, input')) {
      element.focus();
      if (document.activeElement !== element) continue;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      // A box that stands for a control that is drawn elsewhere shows the ring on its label.
      const label = (element as HTMLInputElement).labels?.[0];
      const ring = label && getComputedStyle(label);
      const hasRing =
        isDrawn(outlineStyle, outlineWidth) ||
        (ring && isDrawn(ring.outlineStyle, ring.outlineWidth));
      if (!hasRing) lose('no ring', element);
    }
    (document.activeElement as HTMLElement | null)?.blur();

    for (const element of visible('[data-filled]')) {
      const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } =
        getComputedStyle(element);
      const hasEdge =
        isDrawn(borderTopStyle, borderTopWidth) || isDrawn(outlineStyle, outlineWidth);
      if (!hasEdge) lose('no edge', element);
    }

    for (const icon of visible(':is(a, button) svg:not(:has(use)):not([href="/inicio"] svg)')) {
      const { color } = getComputedStyle(icon.parentElement as Element);
      const shapes = [icon, ...icon.querySelectorAll('*')].map((shape) => getComputedStyle(shape));
      if (!shapes.some(({ fill, stroke }) => fill === color || stroke === color)) {
        lose('an icon of its own colour', icon);
      }
    }

    for (const element of visible('*')) {
      const { backgroundImage } = getComputedStyle(element);
      if (/url\(/.test(backgroundImage) && !element.textContent.trim()) {
        lose('a picture in the background', element);
      }
    }
    return lost;
  });

/** Marks what looks like a button by its colour alone. */
const markFilled = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, summary')) {
      const isFilled = getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';
      // The skip link is seen with its ring only; the logo draws its own edge.
      const isPlain = element.matches('[href="#contenido"], [href="/inicio"]');
      if (isFilled && !isPlain) element.dataset['filled'] = '';
    }
  });

for (const { path, title, tag } of rowsOf('F31')) {
  test(title, { tag }, async ({ page, usual }) => {
    await page.goto(path);
    await markFilled(page);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.keyboard.press('Tab');

    expect(await lostInForcedColours(page)).toEqual([]);
    const current = page.locator('header nav [aria-current="page"]:visible');
    if (navigation.items.some(({ href }) => href === path)) {
      const drawn = (link: Element) => {
        const { textDecorationLine, borderBottomStyle, outlineStyle, fontWeight, boxShadow } =
          getComputedStyle(link);
        const after = getComputedStyle(link, '::after');
        return [
          [textDecorationLine, borderBottomStyle, outlineStyle, fontWeight, boxShadow],
          [after.content, after.borderBottomStyle, after.display],
        ].join();
      };
      const other = page.locator('header nav a:not([aria-current]):visible').first();
      expect(await current.evaluate(drawn)).not.toBe(await other.evaluate(drawn));
    }
    await expectMainTask(page, await usual(path));
  });
}

for (const { path, title, tag } of rowsOf('F32')) {
  test(title, { tag }, async ({ page, usual }) => {
    await page.emulateMedia({ contrast: 'more', colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(path);

    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    await expectMainTask(page, await usual(path));
  });
}

for (const { path, title, tag } of rowsOf('F33')) {
  test(title, { tag }, async ({ page, usual }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);

    expect(await misfitOf(page)).toEqual({ cut: [], overflow: 0 });
    expect(await overlapsOf(page)).toEqual([]);
    await expectWordsThere(page, await usual(path));
    if (path === bareKind) return;
    const { menu, drawer } = controls(page);
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height).toBeLessThanOrEqual(0.3 * 256);

    await menu.click();
    await drawer.locator('a:visible').last().scrollIntoViewIfNeeded();
    await expect(drawer.locator('a:visible').last()).toBeInViewport({ ratio: 1 });
    await drawer.getByRole('button').click();
    await expect(drawer).toBeHidden();
  });
}

for (const { path, title, tag } of rowsOf('F34')) {
  test(title, { tag }, async ({ page, usual }) => {
    const tab = await page.context().newCDPSession(page);
    await tab.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );

    for (const width of [phone.width, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await misfitOf(page), `${width} px`).toEqual({ cut: [], overflow: 0 });
      expect(await overlapsOf(page), `${width} px`).toEqual([]);
    }
    await expectMainTask(page, await usual(path));
  });
}

for (const { path, title, tag } of rowsOf('F35')) {
  test(title, { tag }, async ({ page, usual }) => {
    await page.goto(path);
    // The values of WCAG 1.4.12.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }
      `);
      document.adoptedStyleSheets.push(sheet);
    });

    for (const width of [320, phone.width, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await misfitOf(page), `${width} px`).toEqual({ cut: [], overflow: 0 });
      expect(await overlapsOf(page), `${width} px`).toEqual([]);
    }
    await expectMainTask(page, await usual(path));
  });
}

for (const { path, title, tag } of rowsOf('F36')) {
  test(title, { tag }, async ({ page, usual }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 794, height: 1123 });

    const paper = await page.evaluate(() => {
      const all = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
        element.checkVisibility({ contentVisibilityAuto: true }),
      );
      const say = (element: Element) => element.outerHTML.slice(0, 120);
      return {
        floating: all
          .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
          .map(say),
        folded: [...document.querySelectorAll('main details > :not(summary)')]
          .filter((element) => element.getBoundingClientRect().height === 0)
          .map(say),
      };
    });
    expect(paper).toEqual({ floating: [], folded: [] });
    expect((await page.pdf()).length).toBeGreaterThan(1000);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 720 });
    await expectMainTask(page, await usual(path));
  });
}
