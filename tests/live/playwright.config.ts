import { defineConfig } from 'playwright/test';
import base, { TEST_PORT } from '#tests/playwright.config.ts';

/** Where the site of today's content is served during its tests. */
export const LIVE_PORT = TEST_PORT + 20;

export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../.cache/test-results/live',
  globalSetup: './serveLive.ts',
  use: { ...base.use, baseURL: `http://localhost:${LIVE_PORT}` },
});
