import { chromium, type Browser, type Page } from 'playwright';
import { findWholeBrowser, quietArgs } from '#tests/support/browser.ts';
import type { SlowLine } from './slowLine.ts';
import { inPrerenderingTab, type PrerenderingTab } from '#tests/support/prerenderingTab.ts';

/** How much slower than this machine the imagined phone is. */
const CPU_SLOWDOWN = 4;

/** A browser on this machine, or at the far end of a slow line. */
export async function openBrowser(line?: SlowLine): Promise<Browser> {
  const here = findWholeBrowser();
  if (!line) return chromium.launch({ executablePath: here, args: quietArgs });
  return chromium.launch({
    executablePath: await line.browserAt(here),
    // A certificate that is looked at twice costs a second connection.
    args: [
      ...quietArgs,
      '--ignore-certificate-errors',
      // The last of its kind counts: at the far end nobody is there but this.
      `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${line.host}`,
    ],
  });
}

/** Opens a page in a phone's window with its processor slowed, for as long as it is used. */
export async function onPhone<Result>(
  browser: Browser,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Largest contentful paint of a first visit, in ms, on a slowed processor. */
export const paintTime = (browser: Browser, url: string): Promise<number> =>
  onPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  });

/** What the first reach for an island costs. */
export interface Reach {
  files: number;
  /** As transferred. */
  bytes: number;
  /** The longest of the tasks over 50 ms, on a slowed processor, in ms; 0 when there is none. */
  longestTask: number;
}

/** A phone's window, as narrow as the browser makes one. */
const phoneWindow = { width: 500, height: 850 };

/** What is still to come once a page or an island looks ready. */
const SETTLING = 1500;

/** What the first reach for the menu downloads and how long it keeps the processor busy. */
export async function firstReach(url: string): Promise<Reach> {
  let reach: Reach | undefined;
  const use = async (tab: PrerenderingTab) => {
    const menu = 'header astro-island button';
    await tab.shown(menu);
    await tab.slowDown(CPU_SLOWDOWN);
    await tab.evaluate(`{
      window.longTasks = [];
      new PerformanceObserver((list) => {
        longTasks.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: 'longtask' });
      window.before = performance.now();
    }`);
    await tab.hover(menu);
    reach = await tab.evaluate<Reach>(`new Promise((resolve) => {
      const report = () => {
        const scripts = performance
          .getEntriesByType('resource')
          .filter(({ startTime, name }) => startTime >= before && name.endsWith('.js'));
        resolve({
          files: scripts.length,
          bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
          longestTask: Math.max(0, ...longTasks),
        });
      };
      const look = () =>
        document.querySelector('header astro-island[ssr]')
          ? setTimeout(look, 20)
          : setTimeout(report, ${SETTLING});
      look();
    })`);
  };
  await inPrerenderingTab(url, use, phoneWindow);
  if (!reach) throw new Error('El menú no despertó.');
  return reach;
}

/** From the click on a prepared link to the next page's first paint, in ms. */
export async function preparedClick(engine: string, from: string, to: string): Promise<number> {
  let time = Number.NaN;
  const use = async (tab: PrerenderingTab) => {
    const link = 'main a';
    await tab.shown(link);
    await tab.evaluate(`document.querySelector('${link}').href = ${JSON.stringify(to)}`);
    await tab.hover(link);
    await tab.prepared();
    // Prepared means painted once it may be: its own pictures and fonts are there by then.
    await tab.evaluate(`new Promise((resolve) => setTimeout(resolve, ${SETTLING}))`);
    await tab.click(link);
    time = await tab.evaluate<number>(`new Promise((resolve) => {
      const look = () => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const [load] = performance.getEntriesByType('navigation');
        if (location.pathname !== ${JSON.stringify(to)} || !paint) return setTimeout(look, 20);
        resolve(paint.startTime - load.activationStart);
      };
      look();
    })`);
  };
  await inPrerenderingTab(`${engine}${from}`, use, phoneWindow);
  return time;
}

/** How a visitor may look at a page; what none of these needs is unused. */
const looks: ((page: Page) => Promise<unknown>)[] = [
  ...[360, 600, 768, 900, 1200, 1600].map(
    (width) => (page: Page) => page.setViewportSize({ width, height: 900 }),
  ),
  (page) => page.emulateMedia({ forcedColors: 'active' }),
  (page) => page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' }),
  (page) => page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' }),
  (page) => page.emulateMedia({ media: 'screen' }),
];

const UNCOUNTED = /@font-face\{[^}]*\}|@keyframes [\w-]+\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** The share of a page's styles that none of a visitor's looks, hovers and focuses uses: 0 to 1. */
export async function unusedStyles(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.coverage.startCSSCoverage();
  await page.goto(url, { waitUntil: 'load' });
  for (const look of looks) {
    await look(page);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  for (const width of [360, 800, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const control of await page.locator('a, button, summary, label, input').all()) {
      if (!(await control.isVisible())) continue;
      await control.focus();
      await control.hover({ force: true, timeout: 1000 }).catch(() => undefined);
    }
    await page.mouse.down();
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
  await page.setViewportSize({ width: 360, height: 900 });
  const menu = page.getByRole('banner').getByRole('button');
  if ((await menu.count()) > 0) await menu.first().click();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const sheets = await page.coverage.stopCSSCoverage();
  await context.close();
  let total = 0;
  let used = 0;
  for (const { text = '', ranges } of sheets) {
    // The browser keeps no account of fonts and keyframes: they are left out on both sides.
    const uncounted = [...text.matchAll(UNCOUNTED)].reduce((sum, [rule]) => sum + rule.length, 0);
    total += text.length - uncounted;
    used += ranges.reduce((sum, { start, end }) => sum + end - start, 0);
  }
  return total === 0 ? 0 : 1 - used / total;
}
