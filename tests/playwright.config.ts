import { defineConfig, devices } from 'playwright/test';
import { findBrowser, quietArgs } from './support/browser.ts';

/** Where the host engine serves the built site during the tests. */
export const TEST_PORT = Number(process.env['LINEO_TEST_PORT'] ?? 4399);

const { PLAYWRIGHT_JSON_OUTPUT_FILE } = process.env;

export default defineConfig({
  testDir: './e2e',
  outputDir: '../.cache/test-results/e2e',
  globalSetup: './support/serveSite.ts',
  fullyParallel: true,
  workers: 2,
  // What a busy machine holds up once is tried once more; a fault shows twice.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: PLAYWRIGHT_JSON_OUTPUT_FILE
    ? [['list'], ['json', { outputFile: PLAYWRIGHT_JSON_OUTPUT_FILE }]]
    : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${TEST_PORT}`,
    locale: 'es-AR',
    launchOptions: {
      executablePath: findBrowser(),
      args: quietArgs,
    },
  },
});
