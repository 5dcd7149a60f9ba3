import { explain } from '#tools/commands/explain.ts';
import { buildLive } from '#tests/live/liveSite.ts';
import { findBrowser } from '#tests/support/browser.ts';
import { ensureBuilt, variants } from '#tests/support/variants.ts';
import { runInSight } from './suites.ts';

/**
 * `npm run test:unit`, `test:content`, `test:site`, `test:complete`, `test:e2e`, `test:live`: one suite. What follows `--` goes to its runner: a file or a part of its name, and `-t` (Vitest) or
 * `-g` (Playwright) with words of a test's title.
 */
const [, , suite = '', ...rest] = process.argv;

const vitest = (mode: 'run' | 'watch', ...projects: string[]) =>
  runInSight('vitest', [
    mode,
    ...['--config', 'tests/vitest.config.ts', '--passWithNoTests'],
    ...projects.flatMap((project) => ['--project', project]),
    ...rest,
  ]);

const playwright = (config: string) =>
  runInSight('playwright', ['test', '--config', config, ...rest], {
    LINEO_BROWSER: findBrowser(),
  });

const suites: Record<string, () => Promise<boolean>> = {
  unit: () => vitest('run', 'unit'),
  watch: () => vitest('watch', 'unit'),
  content: () => vitest('run', 'content'),
  site: () => {
    variants.forEach(ensureBuilt);
    return vitest('run', 'site', 'site-settings', 'host');
  },
  complete: () => vitest('run', 'complete'),
  e2e: () => {
    variants.forEach(ensureBuilt);
    return playwright('tests/playwright.config.ts');
  },
  live: () => {
    buildLive();
    return playwright('tests/live/playwright.config.ts');
  },
};

try {
  const run = suites[suite];
  if (!run)
    throw new Error(`No hay un grupo «${suite}». Están: ${Object.keys(suites).join(', ')}.`);
  if (!(await run())) process.exitCode = 1;
} catch (error) {
  explain(error);
}
