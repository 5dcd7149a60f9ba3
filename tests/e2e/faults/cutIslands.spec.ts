import type { Page } from 'playwright/test';
import { expect, test } from '#tests/support/test.ts';

const START = '<astro-island';
const END = '</astro-island>';

/** The islands of a page's HTML: where the markup of each begins and ends. */
function islandsIn(html: string): { start: number; end: number; name: string }[] {
  return html
    .split(START)
    .slice(1)
    .map((rest, index, all) => {
      const before = html.length - [rest, ...all.slice(index + 1)].join(START).length;
      const start = before + rest.indexOf('>') + 1;
      return {
        start,
        end: before + rest.indexOf(END),
        name: /component-url="[^"]*\/(\w+)\./.exec(rest)?.[1] ?? '',
      };
    });
}

/** Reaches for the last element that has come, and waits until an island there would be awake. */
async function reachForTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const files = [...document.querySelectorAll('astro-island')].flatMap((island) =>
      ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? ''),
    );
    let last: Element = document.body;
    while (last.lastElementChild) last = last.lastElementChild;
    last.scrollIntoView();
    last.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await Promise.all(files.map((file) => import(file) as Promise<unknown>));
    // React works on after its files have come; a page that never rests is waited for no longer.
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });
}

test.describe('a page that is cut inside an island keeps what has come, quietly', () => {
  for (const path of ['/inicio', '/app', '/contacto', '/Login']) {
    test(`on ${path}`, async ({ page, request, baseURL }) => {
      const html = await (await request.get(path)).text();
      const islands = islandsIn(html);
      expect(islands).not.toEqual([]);

      for (const { start, end, name } of islands) {
        await test.step(name, async () => {
          const body = html.slice(0, Math.round((start + end) / 2));
          await page.route(new URL(path, baseURL).href, (route) =>
            route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
          );
          await page.goto(path);
          const words = await page.evaluate(() => document.body.textContent);

          await reachForTheEnd(page);

          expect(await page.evaluate(() => document.body.textContent)).toBe(words);
          await page.unrouteAll({ behavior: 'wait' });
        });
      }
    });
  }
});
