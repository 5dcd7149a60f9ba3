import { defineConfig, devices } from 'playwright/test';
import { findBrowser, findWholeBrowser, quietArgs } from './support/browser.ts';

/** Where the host engine serves the built site during the tests. */
export const TEST_PORT = Number(process.env['LINEO_TEST_PORT'] ?? 4399);

/**
 * The tag of tests that repeat a promise on further pages, widths or faults: `npm test` leaves them
 * out, `npm run test:all` (LINEO_COMPLETE=1) runs them too.
 */
export const COMPLETE = '@complete';

const { PLAYWRIGHT_JSON_OUTPUT_FILE, LINEO_COMPLETE } = process.env;

// Here, before there are workers: two that install at once are in each other's way.
const executablePath = findBrowser();
if (LINEO_COMPLETE === '1') findWholeBrowser();

export default defineConfig({
  testDir: './e2e',
  outputDir: '../.cache/test-results/e2e',
  globalSetup: './support/serveSite.ts',
  fullyParallel: true,
  // A test waits for the page more than it works: three keep two cores busy.
  workers: 3,
  timeout: 60_000,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  ...(LINEO_COMPLETE === '1' ? {} : { grepInvert: new RegExp(COMPLETE) }),
  reporter: PLAYWRIGHT_JSON_OUTPUT_FILE
    ? [['list'], ['json', { outputFile: PLAYWRIGHT_JSON_OUTPUT_FILE }]]
    : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${TEST_PORT}`,
    locale: 'es-AR',
    launchOptions: {
      executablePath,
      args: quietArgs,
    },
  },
});
