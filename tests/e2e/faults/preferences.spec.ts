import { misfitOf, overlapsOf } from '#tests/support/cutWords.ts';
import { bareKind, rowsOf } from '#tests/support/faultMatrix.ts';
import { controls, expectMainTask, expectWordsThere, test } from '#tests/support/faultTest.ts';
import { lostOnPaper } from '#tests/support/paper.ts';
import { expect } from '#tests/support/test.ts';

for (const { path, title, tag } of rowsOf('F31')) {
  test(`${title}: the menu still shows which page it is`, { tag }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);

    const drawn = (link: Element) => {
      const { textDecorationLine, borderBottomStyle, outlineStyle, fontWeight, boxShadow } =
        getComputedStyle(link);
      const after = getComputedStyle(link, '::after');
      return [
        [textDecorationLine, borderBottomStyle, outlineStyle, fontWeight, boxShadow],
        [after.content, after.borderBottomStyle, after.display],
      ].join();
    };
    const current = page.locator('header nav [aria-current="page"]:visible');
    const other = page.locator('header nav a:not([aria-current]):visible').first();
    expect(await current.evaluate(drawn)).not.toBe(await other.evaluate(drawn));
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
