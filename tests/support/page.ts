import type { Page } from 'playwright/test';

/** Resolves after the page's next paint and idle callback. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
      ),
  );

/** Stops the page's clock, so that a test moves it: waiting costs nothing and is exact. */
export async function stopClock(page: Page): Promise<void> {
  const now = new Date('2026-11-20T12:00:00Z');
  await page.clock.install({ time: now });
  await page.clock.pauseAt(new Date(now.getTime() + 1000));
}
