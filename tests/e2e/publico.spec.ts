import { pages } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

for (const { path } of pages) {
  test(`${path} is public: no credentials asked, nothing about the visitor kept`, async ({
    page,
    context,
  }) => {
    const response = await page.goto(path);

    expect(response?.status()).toBe(200);
    expect(response?.headers()['www-authenticate']).toBeUndefined();
    expect(response?.headers()['set-cookie']).toBeUndefined();
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
}
