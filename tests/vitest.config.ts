/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

/** The checks of `tests/engines` with one engine. One worker: browsers are started once. */
const engine = (name: 'chromium' | 'firefox' | 'webkitgtk') => ({
  extends: true as const,
  test: {
    name,
    include: ['tests/engines/*.test.ts'],
    globalSetup: './tests/engines/serve.ts',
    env: { LINEO_ENGINE: name },
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // As in the other browser tests: what a busy machine holds up once is tried once more.
    retry: 1,
  },
});

export default getViteConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'content', include: ['tests/content/**/*.test.ts'] } },
      { extends: true, test: { name: 'site', include: ['tests/site/**/*.test.ts'] } },
      engine('chromium'),
      engine('firefox'),
      engine('webkitgtk'),
    ],
  },
});
