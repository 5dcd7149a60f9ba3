import { AxeBuilder } from '@axe-core/playwright';
import { content } from '#tests/support/content.ts';
import { lostInForcedColours, markFilled } from '#tests/support/forcedColours.ts';
import { misfitOf, overlapsOf, spaceText } from '#tests/support/cutWords.ts';
import { bareKind, rowsOf } from '#tests/support/faultMatrix.ts';
import {
  controls,
  expectMainTask,
  expectWordsThere,
  phone,
  test,
} from '#tests/support/faultTest.ts';
import { lostOnPaper } from '#tests/support/paper.ts';
import { expect } from '#tests/support/test.ts';

const { navigation } = content.site();

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
    await spaceText(page);

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

    expect(await lostOnPaper(page)).toEqual({ floating: [], folded: [] });
    expect((await page.pdf()).length).toBeGreaterThan(1000);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 720 });
    await expectMainTask(page, await usual(path));
  });
}
