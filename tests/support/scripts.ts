import type { BrowserContext, Page, Route } from 'playwright/test';

/** The site's own script files: React and the islands. */
export const OWN_SCRIPTS = '**/_astro/*.js*';

/** What is left of a page when none of its script files can be had. */
export async function loseScripts(page: Page | BrowserContext): Promise<void> {
  await page.route(OWN_SCRIPTS, (route) => route.fulfill({ status: 404, body: '' }));
}

/** Script files that are on their way for as long as a test wants. */
export interface HeldScripts {
  /** Addresses asked for so far. */
  asked: string[];
  /** Lets them arrive, and those asked for later too. */
  release(): Promise<void>;
}

/** Keeps every script file on its way until it is released. */
export async function holdScripts(page: Page): Promise<HeldScripts> {
  const asked: string[] = [];
  const waiting: Route[] = [];
  let isHolding = true;
  await page.route(OWN_SCRIPTS, (route) => {
    asked.push(route.request().url());
    if (isHolding) waiting.push(route);
    else void route.continue();
  });
  return {
    asked,
    release: async () => {
      isHolding = false;
      await Promise.all(waiting.splice(0).map((route) => route.continue()));
    },
  };
}
