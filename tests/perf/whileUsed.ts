import type { Browser, Page } from 'playwright';
import { onPhone } from './browserFigures.ts';

declare global {
  interface Window {
    interactions?: number[];
    longFrames?: number[];
  }
}

/** What a visitor taps, presses or types into. */
const CONTROLS =
  'a[href]:not([href="#contenido"]), button, summary, input:not([type="hidden"]), label:has(input)';

/** The least that the browser reports of an interaction, in ms: what is quicker counts as that. */
const QUICKEST = 16;

/** Keeps how long each interaction takes until it is painted; a link does all but leave. */
const watchInteractions = (page: Page) =>
  page.addInitScript((threshold) => {
    window.interactions = [];
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId) window.interactions?.push(duration);
      }
    }).observe({ ...{ durationThreshold: threshold }, type: 'event', buffered: true });
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    });
  }, QUICKEST);

/** Empties what was kept, once it is painted. @returns the longest of it, in ms */
const takeInteraction = (page: Page): Promise<number> =>
  page.evaluate(async (quickest) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // The browser tells of an interaction some frames after it was painted.
    for (let left = 6; left > 0; left -= 1) await frame();
    return Math.max(quickest, ...(window.interactions?.splice(0) ?? []));
  }, QUICKEST);

/** How long one control of a page took, in ms. */
export interface Interaction {
  control: string;
  duration: number;
}

/** Taps every control within `part` of a page on a slowed phone, and types into its fields: the first taps of a visit. */
export const interactionsOf = (
  browser: Browser,
  url: string,
  part: 'body' | 'main',
): Promise<Interaction[]> =>
  onPhone(browser, async (page) => {
    await watchInteractions(page);
    await page.goto(url, { waitUntil: 'load' });
    const seen: Interaction[] = [];
    for (const control of await page.locator(part).locator(CONTROLS).all()) {
      if (!(await control.isVisible())) continue;
      const name = await control.evaluate((element) => {
        const { pathname } = location;
        return `${pathname} ${element.tagName.toLowerCase()} ${element.textContent.trim().slice(0, 40)}`;
      });
      await takeInteraction(page);
      const isTapped = await control.tap({ timeout: 3000 }).then(
        () => true,
        () => false,
      );
      if (!isTapped) continue;
      if (await control.evaluate((element) => element.matches('[type="number"], [type="text"]')))
        await page.keyboard.type('12');
      seen.push({ control: name, duration: await takeInteraction(page) });
      await page.keyboard.press('Escape');
    }
    return seen;
  });

/** The frames over 50 ms, in ms, while a slowed phone scrolls through a page by finger. */
export const longFrames = (browser: Browser, url: string): Promise<number[]> =>
  onPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(() => {
      window.longFrames = [];
      new PerformanceObserver((list) => {
        window.longFrames?.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: 'long-animation-frame' });
    });
    const tab = await page.context().newCDPSession(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await tab.send('Input.synthesizeScrollGesture', {
      ...{ x: 180, y: 370, yDistance: -height, speed: 1500, gestureSourceType: 'touch' },
    });
    return page.evaluate(() => window.longFrames ?? []);
  });

/** What a tab's scripts hold, in KiB, after it has shown pages one after the other. */
export const heapAfter = (browser: Browser, urls: readonly string[]): Promise<number> =>
  onPhone(browser, async (page) => {
    for (const url of urls) await page.goto(url, { waitUntil: 'load' });
    const tab = await page.context().newCDPSession(page);
    await tab.send('HeapProfiler.collectGarbage');
    const { usedSize } = await tab.send('Runtime.getHeapUsage');
    return usedSize / 1024;
  });
