import type { Page } from 'playwright/test';
import type { PushedEvent } from '#measurement/dataLayer.ts';

/** What the page has told analytics so far. */
export const pushed = (page: Page): Promise<PushedEvent[]> =>
  page.evaluate(() => (window.dataLayer ?? []) as PushedEvent[]);

/** Keeps the page that is open where it is, whatever is clicked. */
export const stayOnClick = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const type of ['click', 'auxclick']) {
      addEventListener(type, (event) => event.preventDefault());
    }
  });
