/// <reference types="vitest/config" />
import { existsSync } from 'node:fs';
import { getViteConfig } from 'astro/config';
import { projectRoot } from '#tools/projectRoot.ts';

// From wherever it is started: `npx vitest dates` works in this folder too.
process.chdir(projectRoot);

/** Tests copy the content many hundred times: in memory, where the machine has it, that costs nothing. */
const MEMORY = '/dev/shm';

/** Files of a suite share what they have read: a page of the built site is parsed once, not thirty times. */
const shared = {
  isolate: false,
  env: existsSync(MEMORY) ? { TMPDIR: MEMORY } : {},
};

/** Builds the site that a project looks at, where something changed. */
const builtFirst = { globalSetup: './tests/support/buildSite.ts' };

export default getViteConfig(
  {
    root: projectRoot,
    test: {
      // A busy machine takes its time: what a test waits for, it waits for itself.
      testTimeout: 60_000,
      projects: [
        {
          extends: true,
          test: {
            ...shared,
            name: 'unit',
            include: ['tests/unit/**/*.test.{ts,tsx}'],
            exclude: ['tests/unit/**/*.dom.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            // What listens to a document goes on listening to it: each file has a document of its own.
            name: 'unit-dom',
            environment: 'jsdom',
            include: ['tests/unit/**/*.dom.test.ts'],
          },
        },
        {
          extends: true,
          test: { ...shared, name: 'content', include: ['tests/content/**/*.test.ts'] },
        },
        {
          extends: true,
          test: { ...shared, ...builtFirst, name: 'site', include: ['tests/site/**/*.test.ts'] },
        },
        {
          extends: true,
          test: {
            ...shared,
            ...builtFirst,
            name: 'site-settings',
            // The promises that a setting may break, asked of the site that has them otherwise.
            include: [
              'tests/site/{accessibility,copy,files,links,markup,policy,trackingPlan,weight}.test.ts',
            ],
            env: { ...shared.env, LINEO_VARIANT: 'settings' },
          },
        },
        {
          extends: true,
          test: {
            name: 'host',
            include: ['tests/host/**/*.test.ts'],
            globalSetup: './tests/support/serveHost.ts',
          },
        },
        {
          extends: true,
          test: {
            // The same promises as of the CDN's engine, but for brotli, which is a module of its own.
            name: 'nginx',
            include: ['tests/host/{addresses,headers}.test.ts'],
            globalSetup: './tests/support/serveNginx.ts',
          },
        },
        {
          extends: true,
          test: {
            name: 'engines',
            include: ['tests/engines/**/*.test.ts'],
            globalSetup: './tests/engines/serve.ts',
          },
        },
        { extends: true, test: { name: 'nightly', include: ['tests/nightly/**/*.test.ts'] } },
      ],
    },
  },
  { root: projectRoot },
);
