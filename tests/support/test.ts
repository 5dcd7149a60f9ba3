import { expect, test as base, type BrowserContext, type Page } from 'playwright/test';

/** What a page may not do in normal use: throw, or break its own security policy. */
export interface Trouble {
  errors: string[];
}

const ownHost = (url: string) => new URL(url).hostname === 'localhost';

/** Refuses every request of a context that leaves the site. */
export const refuseOthers = (context: BrowserContext): Promise<void> =>
  context
    .route(
      (url) => !ownHost(url.href),
      (route) => route.abort('blockedbyclient'),
    )
    .then(() => undefined);

/**
 * Browser tests of the built site. No third party is ever reached: requests that leave the site
 * are refused, unless a test plays that party itself with a later `page.route`. A page that throws
 * or violates its policy fails its test.
 */
export const test = base.extend<{ trouble: Trouble }>({
  trouble: [
    async ({ context }, use) => {
      const trouble: Trouble = { errors: [] };
      const watch = (page: Page) => {
        page.on('pageerror', (error) => trouble.errors.push(error.message));
        page.on('console', (message) => {
          const text = message.text();
          if (/Content Security Policy|TrustedHTML|Hydration failed/i.test(text)) {
            trouble.errors.push(text);
          }
        });
      };
      context.on('page', watch);
      await refuseOthers(context);
      await use(trouble);
      expect(trouble.errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
