import { existsSync } from 'node:fs';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { getViteConfig } from 'astro/config';
import { projectRoot } from '#tools/projectRoot.ts';
import { limits, maxFailures } from './support/run/limits.ts';

// `npx vitest dates` works in any folder.
process.chdir(projectRoot);
// A time zone far from Argentina: when it is midnight there, it is still the day before here.
process.env['TZ'] = 'America/Los_Angeles';

/** A folder in memory, because tests copy the content hundreds of times. */
const MEMORY = '/dev/shm';

const env = existsSync(MEMORY) ? { TMPDIR: MEMORY } : {};

/**
 * Test files share modules, so that a built page is parsed once instead of thirty times. The unit tests share them too:
 * isolated they take twice the processor time (39 s instead of 21).
 */
const shared = { isolate: false, env };

const site = { ...shared, globalSetup: './tests/support/sites/buildTestSite.ts' };

const settingsSite = { env: { ...env, LINEO_VARIANT: 'settings' } };

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
      testTimeout: limits.test,
      hookTimeout: limits.test,
      bail: maxFailures,
      projects: [
        project('unit', 'unit/**/*', { ...shared, exclude: ['tests/unit/**/*.dom.test.ts'] }),
        // Each file has a document of its own, because event listeners stay on it.
        project('unit-dom', 'unit/**/*.dom', { environment: 'jsdom' }),
        project('project', 'project/*', shared),
        project('content', 'content/**/*', {
          ...shared,
          exclude: ['tests/content/refusedBuild.test.ts'],
        }),
        // Has modules of its own, because it replaces Astro.
        project('refused-build', 'content/refusedBuild', { env }),
        project('site', 'site/**/*', site),
        // These suites test how pages are made, whatever their words. Only `terms` asks for words, those of the
        // specification.
        project('site-today', 'site/anyContent/*', {
          ...site,
          env: { ...env, LINEO_VARIANT: 'today' },
        }),
        // The promises that a setting may break.
        project('site-settings', 'site/{anyContent,anySettings}/*', { ...site, ...settingsSite }),
        project('host', 'host/**/*', { env, globalSetup: './tests/support/hosts/serveHost.ts' }),
        // The same tests as for the CDN.
        project('nginx', 'host/**/*', { globalSetup: './tests/support/hosts/serveNginx.ts' }),
        project('engines', 'engines/**/*', {
          ...settingsSite,
          globalSetup: './tests/support/hosts/serveHost.ts',
        }),
        // Each builds, one after the other.
        project('nightly', 'project/nightly/*', { fileParallelism: false }),
      ],
    },
  },
  { root: projectRoot },
);
