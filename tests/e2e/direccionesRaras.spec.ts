import { expect, test } from '../support/test.ts';

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

for (const route of ['/inicio', '/contacto', '/landing/auditorias', '/UnBlog']) {
  test(`${route} is the same page whatever follows its address`, async ({ page }) => {
    test.slow();
    await page.goto(route, { waitUntil: 'networkidle' });
    const words = await page.getByRole('main').innerText();

    for (const [name, end] of Object.entries(oddEnds)) {
      await page.goto('about:blank');
      const response = await page.goto(route + end);

      expect(response?.status(), name).toBe(200);
      await expect.poll(() => page.getByRole('main').innerText(), name).toBe(words);
      expect(await page.content(), name).not.toContain('onerror');
      expect(await page.evaluate(() => 'broken' in window), name).toBe(false);
    }
  });
}
