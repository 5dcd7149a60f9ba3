import { routes } from '#lib/routes.ts';
import { COMPLETE } from '#tests/playwright.config.ts';
import { rowsOf } from '#tests/support/faultMatrix.ts';
import { test } from '#tests/support/faultTest.ts';
import { read } from '#tests/support/reading.ts';
import { unknownAddress } from '#tests/support/screens.ts';
import { expect } from '#tests/support/test.ts';

const viewer = routes.UnBlog.path;

/** Ends of an address that no link of ours has. */
const oddEnds: Record<string, string> = {
  'a query that is no code': '?%',
  'a query cut in a letter': '?x=%E0%A4%A',
  'a query without names': '?=&==&&',
  'a query with the prototype': '?__proto__[idBlog]=x&constructor[prototype][x]=1',
  'a query with markup': '?utm_source=<img src=x onerror="window.broken=1">',
  'a query of eight thousand letters': `?utm_source=${'a'.repeat(8000)}`,
  'a fragment with markup': '#<img src=x onerror="window.broken=1">',
  'a fragment with a script’s address': '#javascript:window.broken=1',
  'a fragment that is no selector': '#"]:not(',
  'a fragment that is no code': '#%E0%A4%A',
};

for (const { path, title, tag } of [
  ...rowsOf('F50'),
  { path: viewer, title: `F50 odd queries and fragments: ${viewer}`, tag: COMPLETE },
]) {
  test(title, { tag }, async ({ page, usual }) => {
    test.slow();
    const { lines } = await usual(path);

    for (const [name, end] of Object.entries(oddEnds)) {
      await page.goto('about:blank');
      const response = await page.goto(path + end, { waitUntil: 'domcontentloaded' });

      expect(response?.status(), name).toBe(path === unknownAddress ? 404 : 200);
      await expect.poll(async () => (await read(page)).lines, name).toEqual(lines);
      expect(await page.content(), name).not.toContain('onerror');
      expect(await page.evaluate(() => 'broken' in window), name).toBe(false);
    }
  });
}
