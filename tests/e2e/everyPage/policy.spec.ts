import { homeRoute } from '#lib/routes.ts';
import { expect, test } from '#tests/support/browser/test.ts';

const home = homeRoute.path;

test('markup that somebody injects into the page runs no script', async ({ page, trouble }) => {
  const injected = `
    <script>window.ran = true</script>
    <script src="https://otro.example/x.js"></script>
    <img src="/falta.png" alt="" onerror="window.ran = true">
    <iframe src="https://otro.example/" title=""></iframe>
    </main>`;
  await page.route(home, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</main>', injected) });
  });
  await page.goto(home);

  const refused = [
    'script-src-elem inline',
    'script-src-elem https://otro.example/x.js',
    'script-src-attr inline',
    'frame-src https://otro.example',
  ];
  await expect
    .poll(() => refused.filter((violation) => !trouble.errors.join().includes(violation)))
    .toEqual([]);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  trouble.errors = [];
});
