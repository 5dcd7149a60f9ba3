import { existsSync } from 'node:fs';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { getViteConfig } from 'astro/config';
import { projectRoot } from '#tools/projectRoot.ts';

// From wherever it is started: `npx vitest dates` works in this folder too.
process.chdir(projectRoot);
// West of UTC, where a day at midnight UTC is still the day before.
process.env['TZ'] = 'America/Argentina/Buenos_Aires';

/** Tests copy the content many hundred times: in memory, where the machine has it, that costs nothing. */
const MEMORY = '/dev/shm';

const env = existsSync(MEMORY) ? { TMPDIR: MEMORY } : {};

/** Files of a suite share what they have read: a page of the built site is parsed once, not thirty times. */
const shared = { isolate: false, env };

/** Builds the site that a project looks at, where something changed. */
const site = { ...shared, globalSetup: './tests/support/buildSite.ts' };

/** The promises that a setting may break, asked of the site that has them otherwise. */
const settings = 'accessibility,blogLists,copy,files,links,markup,policy,trackingPlan,weight';

/** Looks at the site that has every setting otherwise. */
const ofSettings = { env: { ...env, LINEO_VARIANT: 'settings' } };

/** Some test files, and how they are run. */
const project = (
  name: string,
  files: string,
  options: TestProjectInlineConfiguration['test'] = {},
) => ({
  extends: true as const,
  test: { name, include: [`tests/${files}.test.ts`], ...options },
});

export default getViteConfig(
  {
    root: projectRoot,
    test: {
      // A busy machine takes its time: what a test waits for, it waits for itself.
      testTimeout: 60_000,
      projects: [
        project('unit', 'unit/**/*', { ...shared, exclude: ['tests/unit/**/*.dom.test.ts'] }),
        // What listens to a document goes on listening to it: each file has a document of its own.
        project('unit-dom', 'unit/**/*.dom', { environment: 'jsdom' }),
        project('content', 'content/**/*', shared),
        project('site', 'site/**/*', site),
        project('site-settings', `site/{${settings}}`, { ...site, ...ofSettings }),
        project('host', 'host/**/*', { env, globalSetup: './tests/support/serveHost.ts' }),
        // The same promises as of the CDN's engine.
        project('nginx', 'host/**/*', { globalSetup: './tests/support/serveNginx.ts' }),
        project('engines', 'engines/**/*', {
          ...ofSettings,
          globalSetup: './tests/support/serveHost.ts',
        }),
        project('nightly', 'nightly/**/*'),
      ],
    },
  },
  { root: projectRoot },
);
