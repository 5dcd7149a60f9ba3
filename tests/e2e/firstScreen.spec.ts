import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createBrotliDecompress } from 'node:zlib';
import type { Page } from 'playwright/test';
import { articleRoute, homeRoute, notFoundRoute, routes } from '#lib/routes.ts';
import { COMPLETE, TEST_PORT } from '#tests/playwright.config.ts';
import { content } from '#tests/support/content.ts';
import { expect, test } from '#tests/support/test.ts';

/** What a new connection brings in its first round trip: ten packets, headers included. */
const FIRST_BYTES = 14_600;

const [article] = content.articles();
const paths = [
  ...Object.values(routes)
    .filter(({ isIndexable }) => isIndexable)
    .map(({ path }) => path),
  notFoundRoute.path,
  ...(article ? [articleRoute(article.id).path] : []),
];

/** What of a page's HTML is in the first bytes of the answer, as the host packs it. */
async function firstHtml(path: string): Promise<string> {
  const { head, body } = await new Promise<{ head: string; body: Buffer }>((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'br' };
    request({ host: '127.0.0.1', port: TEST_PORT, path, headers }, (response) => {
      const { rawHeaders, headers: answered } = response;
      expect(answered['content-encoding']).toBe('br');
      buffer(response).then(
        (bytes) => resolve({ head: rawHeaders.join(': \r\n'), body: bytes }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
  const unpacked: Buffer[] = [];
  const unpack = createBrotliDecompress().on('data', (part: Buffer) => unpacked.push(part));
  const ended = new Promise((resolve) => unpack.on('error', resolve).on('end', resolve));
  unpack.end(body.subarray(0, FIRST_BYTES - head.length));
  await ended;
  return Buffer.concat(unpacked).toString('utf8');
}

/** The header and the first section to its end; the first screen where a page has no sections. */
async function shot(page: Page, path: string, name: string): Promise<Buffer> {
  await page.goto(path);
  const end = await page.evaluate(() => {
    const first = document.querySelector('main > section:first-child');
    return Math.ceil(first ? first.getBoundingClientRect().bottom : 0);
  });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return page.screenshot({
    animations: 'disabled',
    clip: { x: 0, y: 0, width, height: end || height },
    fullPage: true,
    path: test.info().outputPath(`${name}.png`),
    // They come last, and lie over whatever is seen.
    style: ':is(#flotante, #barra) { visibility: hidden !important }',
  });
}

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const path of paths) {
  for (const [device, viewport] of Object.entries({
    'a phone': { width: 390, height: 844 },
    'a computer': { width: 1440, height: 900 },
  })) {
    // A computer shows more of it at once, a phone more of it before its end.
    const tag = path === homeRoute.path || viewport.width < 400 ? [] : COMPLETE;
    test(
      `${path} shows its first screen on ${device} from what comes first`,
      { tag },
      async ({ page }) => {
        const part = await firstHtml(path);
        await page.setViewportSize(viewport);
        // Which typeface is there in time is another matter: both are drawn in the fallback.
        await page.route('**/*.woff2', (route) => route.abort());
        const whole = await shot(page, path, 'whole');
        await page.route(`**${path}`, (route) =>
          route.fulfill({ contentType: 'text/html; charset=utf-8', body: part }),
        );

        const first = await shot(page, path, 'first');

        expect(first.equals(whole)).toBe(true);
      },
    );
  }
}
