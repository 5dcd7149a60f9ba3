import type { Page } from 'playwright/test';
import type { PushedEvent } from '#measurement/dataLayer.ts';

/** What the page has told analytics so far. */
export const pushed = (page: Page): Promise<PushedEvent[]> =>
  page.evaluate(() => (window.dataLayer ?? []) as PushedEvent[]);

/**
 * Keeps the page that is open where it is, whatever is clicked, and writes down the clicks that the
 * page itself had kept from leading anywhere, by their id.
 */
export const stayOnClick = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const held: string[] = [];
    Object.assign(window, { held });
    for (const type of ['click', 'auxclick']) {
      addEventListener(type, (event) => {
        const link = (event.target as Element).closest('a');
        if (!link) return;
        if (event.defaultPrevented) held.push(link.dataset['ctaId'] ?? '');
        event.preventDefault();
      });
    }
  });

/** The ids of what was clicked to no effect of the browser's own. */
export const heldClicks = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as Window & { held?: string[] }).held ?? []);
