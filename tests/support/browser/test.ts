import { expect, test as base, type Page } from 'playwright/test';

/**
 * A page that throws or violates its policy fails its test. Third parties can't be reached
 * (`quietArgs`) unless a test fakes them with `page.route`.
 */
export const test = base.extend<{ trouble: { errors: string[] } }>({
  trouble: [
    async ({ context }, use) => {
      const trouble: { errors: string[] } = { errors: [] };
      const watch = (page: Page) => {
        page.on('pageerror', (error) => trouble.errors.push(error.message));
        page.on('console', (message) => {
          const text = message.text();
          if (/Content Security Policy|Trusted(HTML|Script)|Hydration failed/i.test(text)) {
            trouble.errors.push(text);
          }
        });
      };
      context.on('page', watch);
      // The browser doesn't write every violation to the console.
      await context.addInitScript(() => {
        if (window !== window.top) return;
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          console.error(`Content Security Policy: ${effectiveDirective} ${blockedURI}`),
        );
      });
      await use(trouble);
      expect(trouble.errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** A test in a browser with JavaScript off. */
export const testWithoutScripts = test.extend({ javaScriptEnabled: false });

export { expect };
