import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Route } from 'playwright/test';
import { TEST_PORT } from '#tests/playwright.config.ts';
import { bareKind, rowsOf } from '#tests/support/faultMatrix.ts';
import {
  expectContactWay,
  expectDrawerWorks,
  expectMainTask,
  expectToggleWorks,
  phone,
  test,
} from '#tests/support/faultTest.ts';
import { layoutShift, watchLayoutShift } from '#tests/support/layoutShift.ts';
import { read } from '#tests/support/reading.ts';
import { expect } from '#tests/support/test.ts';

for (const { path, title, tag } of rowsOf('F22')) {
  test(title, { tag }, async ({ page, usual }) => {
    const waiting: Route[] = [];
    let isHolding = true;
    await page.route('**/*.woff2', (route) =>
      isHolding ? void waiting.push(route) : route.abort(),
    );
    await watchLayoutShift(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => waiting.length).toBeGreaterThan(0);

    // Never blank while the typeface is on its way.
    const displays = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loading')
        .map(({ display }) => display),
    );
    expect(displays.length).toBeGreaterThan(0);
    for (const display of displays) expect(display).toMatch(/^(swap|fallback|optional)$/);
    await expectMainTask(page, await usual(path));
    await Promise.all(waiting.map((route) => route.continue()));
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShift(page)).toBeLessThan(0.1);

    isHolding = false;
    await page.reload();
    await expectMainTask(page, await usual(path));
    expect(await layoutShift(page)).toBeLessThan(0.1);
  });
}

for (const { path, title, tag } of rowsOf('F23')) {
  test(title, { tag }, async ({ page, usual }) => {
    const boxes = () =>
      page.locator('main img').evaluateAll((images) =>
        images.map((image) => {
          const { x, y, width, height } = image.getBoundingClientRect();
          return [x, y + scrollY, width, height].map(Math.round);
        }),
      );
    // What a typeface moves that comes late is another row.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path);
    const usualBoxes = await boxes();
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
    );
    await watchLayoutShift(page);
    await page.reload();

    expect(await boxes()).toEqual(usualBoxes);
    expect(await layoutShift(page)).toBe(0);
    await expectMainTask(page, await usual(path));
    const images = page.locator('img');
    const seen = () =>
      images.evaluateAll((elements) =>
        (elements as HTMLImageElement[]).map((image) => ({
          hasSize: image.hasAttribute('width') && image.hasAttribute('height'),
          hasWords: image.closest('[aria-hidden="true"]') !== null || image.hasAttribute('alt'),
          // What is still on its way may be faded.
          isShown: !image.complete || getComputedStyle(image).opacity === '1',
        })),
      );
    const asExpected = { hasSize: true, hasWords: true, isShown: true };
    const count = await images.count();
    expect(count).toBeGreaterThan(0);
    await expect.poll(seen).toEqual(Array.from({ length: count }, () => asExpected));
  });
}

for (const { path, title, tag } of rowsOf('F24')) {
  test(title, { tag }, async ({ page, context, usual }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const isBare = path === bareKind;
    // Reached for while there was a connection: it goes on working without.
    if (isBare) await expectToggleWorks(page);

    await context.setOffline(true);
    if (isBare) await expectToggleWorks(page);
    else await expectDrawerWorks(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expectMainTask(page, await usual(path));

    await expect(page.goto('/registro')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });
}

for (const { path, title, tag } of rowsOf('F25')) {
  test(title, { tag }, async ({ page, usual }) => {
    test.slow();
    const device = await page.context().newCDPSession(page);
    await device.send('Network.enable');
    await device.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50 * 1024,
      uploadThroughput: 50 * 1024,
    });
    await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.setViewportSize(phone);
    await watchLayoutShift(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });

    // Before pictures, typefaces and scripts.
    if (path === bareKind) await page.locator('#password').fill('una clave');
    else await expectDrawerWorks(page);
    await page.waitForLoadState('load');
    expect(await layoutShift(page)).toBeLessThan(0.1);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.setViewportSize({ width: 1280, height: 720 });
    await expectMainTask(page, await usual(path));
  });
}

test.describe('a server that breaks off', () => {
  /** How much of a page's body is sent. */
  const SHARES = [0.5, 0.8];
  let server: Server;
  let share = 1;
  test.beforeAll(async () => {
    server = createServer((request, response) => {
      void fetch(`http://localhost:${TEST_PORT}${request.url}`).then(async (answer) => {
        const body = Buffer.from(await answer.arrayBuffer());
        const type = answer.headers.get('content-type') ?? '';
        response.writeHead(answer.status, { 'content-type': type, 'content-length': body.length });
        if (!type.startsWith('text/html')) return response.end(body);
        const start = body.indexOf('<body');
        const end = start + Math.round((body.length - start) * share);
        return response.write(body.subarray(0, end));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
  });
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  for (const { path, title, tag } of rowsOf('F26')) {
    test(title, { tag }, async ({ page, usual }) => {
      const { port } = server.address() as AddressInfo;
      for (share of SHARES) {
        await page.goto('about:blank');
        await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'commit' });

        // What has come is there to be read, while the rest is waited for and once it is lost. Not
        // at once: a browser that hears of the end first throws away what it has not read.
        const came = async () => (await read(page)).lines.join(' ');
        await expect.poll(came).not.toBe('');
        const words = await came();
        expect((await usual(path)).lines.join(' ').startsWith(words)).toBe(true);
        await expectContactWay(page);

        const lost = page.waitForEvent('requestfailed');
        server.closeAllConnections();
        await lost;
        expect((await came()).startsWith(words)).toBe(true);
        await expectContactWay(page);
      }
    });
  }
});
