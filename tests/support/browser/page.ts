import type { Page } from 'playwright/test';
import type { AnalyticsEvent } from '#measurement/dataLayer.ts';

/** Resolves after the page's next paint and idle callback. */
export const waitUntilIdle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
      ),
  );

/** Lays out what the first layout leaves out, as the site does once a page has loaded (`src/scripts/layOutInSteps.ts`). */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.removeAttribute('data-first-view'));

/** From here on only `page.clock` moves time, which makes waiting instant and exact. */
export async function stopClock(page: Page): Promise<void> {
  const now = new Date('2026-11-20T12:00:00Z');
  await page.clock.install({ time: now });
  await page.clock.pauseAt(new Date(now.getTime() + 1000));
}

/** The data layer's events so far. */
export const pushedEvents = (page: Page): Promise<(AnalyticsEvent & { page_path: string })[]> =>
  page.evaluate(() => (window.dataLayer ?? []) as never);

/** Keeps clicks from leaving the page. */
export const stayOnClick = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const type of ['click', 'auxclick']) {
      addEventListener(type, (event) => event.preventDefault());
    }
  });

/** The site's own script files: React and the islands. */
export const OWN_SCRIPTS = '**/_astro/*.js*';

/** Answers every script file of the site with 404. */
export const blockScripts = (page: Page) =>
  page.route(OWN_SCRIPTS, (route) => route.fulfill({ status: 404, body: '' }));

/** Denies storage, like a browser that blocks cookies. */
export const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: deny });
    }
    Object.defineProperty(document, 'cookie', { get: deny, set: deny });
  });

/** Delays requests until `release`; `asked` has their addresses. */
export async function holdRequests(page: Page, requests: Parameters<Page['route']>[0]) {
  const asked: string[] = [];
  const released = Promise.withResolvers<undefined>();
  await page.route(requests, async (route) => {
    asked.push(route.request().url());
    await released.promise;
    await route.fallback();
  });
  return { asked, release: () => released.resolve(undefined) };
}

/** Layout shift allowed when the fallback font breaks lines elsewhere: `.github/numbers.md`. */
export const MAX_SHIFT = 0.02;

/** Cumulative layout shift, once fonts have loaded and pending changes are painted. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // Waits some real frames even where a test has stopped the page's clock.
    await document.documentElement.animate(null, 100).finished;
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[];
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });
