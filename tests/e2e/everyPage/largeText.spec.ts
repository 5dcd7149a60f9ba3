import { content } from '#tests/support/sites/content.ts';
import { expectFit } from '#tests/support/browser/fit/expectFit.ts';
import { test } from '#tests/support/browser/test.ts';
import { findBrowser, quietArgs } from '#tests/support/run/browser.ts';

// The visitor has set letters of 32 px in the browser, instead of 16 (WCAG 1.4.4).
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    executablePath: findBrowser(),
    args: [...quietArgs, '--blink-settings=defaultFontSize=32'],
  },
});

const alike = content.alikePaths();

for (const { path } of content.routes().filter((route) => !alike.includes(route.path))) {
  test(`${path} fits a laptop with letters twice as large`, async ({ page }) => {
    await page.goto(path);
    await expectFit(page, 1280);
  });
}
