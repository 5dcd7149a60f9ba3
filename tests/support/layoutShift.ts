import type { Page } from 'playwright/test';

declare global {
  interface Window {
    layoutShift?: number;
  }
}

/** Adds up how much the page moves by itself from its next load on. */
export const watchLayoutShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much the page has moved since it loaded, once what is pending has been painted. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Some frames of the real screen: a test may have stopped the page's own clock.
    await document.documentElement.animate(null, 100).finished;
    return window.layoutShift ?? Number.NaN;
  });

/** Starts counting anew, once the page has its typeface: what comes next is all that counts. */
export const resetLayoutShift = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await document.documentElement.animate(null, 100).finished;
    window.layoutShift = 0;
  });
