import { existsSync } from 'node:fs';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { getViteConfig } from 'astro/config';
import { projectRoot } from '#tools/projectRoot.ts';
import { limits, maxFailures } from './support/patience.ts';

// `npx vitest dates` works in any folder.
process.chdir(projectRoot);
// Far from Argentina: at its midnight it is still the day before here.
process.env['TZ'] = 'America/Los_Angeles';

/** Tests copy the content hundreds of times, which is fast in memory. */
const MEMORY = '/dev/shm';

const env = existsSync(MEMORY) ? { TMPDIR: MEMORY } : {};

/** Files share modules, so that a built page is parsed once, not thirty times. */
const shared = { isolate: false, env };

const site = { ...shared, globalSetup: './tests/support/buildSite.ts' };

/** Some suites of `tests/site`, as a pattern. @throws where there is none of that name */
const siteSuites = (...names: string[]) => {
  const missing = names.filter((name) => !existsSync(`tests/site/${name}.test.ts`));
  if (missing.length > 0) throw new Error(`tests/site has no ${missing.join(', ')}`);
  return `site/{${names.join(',')}}`;
};

/** Suites that a setting may break. */
const settings = siteSuites(
  'accessibility',
  'blogLists',
  'copy',
  'links',
  'markup',
  'policy',
  'publishedFiles',
  'trackingPlan',
  'weight',
);

/** Suites about how pages are made, whatever their words; only `terms` asks for some, of the specification. */
const structure = siteSuites(
  'accessibility',
  'appCode',
  'blogLists',
  'callsToAction',
  'clientsAndEvidence',
  'contact',
  'links',
  'markup',
  'pageParts',
  'policy',
  'solutions',
  'terms',
  'weight',
);

const ofSettings = { env: { ...env, LINEO_VARIANT: 'settings' } };

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
        // A document of its own per file, as event listeners stay on it.
        project('unit-dom', 'unit/**/*.dom', { environment: 'jsdom' }),
        project('project', 'project/*', shared),
        project('content', 'content/**/*', shared),
        project('site', 'site/**/*', site),
        project('site-today', structure, {
          ...site,
          env: { ...env, LINEO_VARIANT: 'today' },
        }),
        project('site-settings', settings, { ...site, ...ofSettings }),
        project('host', 'host/**/*', { env, globalSetup: './tests/support/serveHost.ts' }),
        // The same tests as for the CDN.
        project('nginx', 'host/**/*', { globalSetup: './tests/support/serveNginx.ts' }),
        project('engines', 'engines/**/*', {
          ...ofSettings,
          globalSetup: './tests/support/serveHost.ts',
        }),
        project('nightly', 'project/nightly/*'),
      ],
    },
  },
  { root: projectRoot },
);
