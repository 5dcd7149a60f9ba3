import { parseArgs } from 'node:util';
import { defineConfig, devices } from 'playwright/test';
import { findBrowser, quietArgs } from './support/run/browser.ts';
import { freePort } from './support/hosts/freePort.ts';
import { limits, maxFailures } from './support/run/limits.ts';
import { COMPLETE, isComplete } from './support/run/tags.ts';

/** The first of six ports: free ones, or the ones from `LINEO_TEST_PORT` on. Workers get the port of the runner. */
const TEST_PORT = Number((process.env['LINEO_TEST_PORT'] ??= String(await freePort(6))));

/**
 * Each site is a project of the same name. The tests of a folder named here run on its site; all other folders of `e2e`
 * run on the fixture.
 */
const sites = {
  // Long tests first, so that no worker is idle at the end.
  editor: { port: TEST_PORT + 5, folder: 'editor' },
  settings: { port: TEST_PORT + 1, folder: 'settings' },
  longest: { port: TEST_PORT + 3, folder: 'limits' },
  shortest: { port: TEST_PORT + 4, folder: 'limits' },
  today: { port: TEST_PORT + 2, folder: 'today' },
  fixture: { port: TEST_PORT, folder: '!(editor|settings|limits|today)' },
};
const names = (Object.keys(sites) as (keyof typeof sites)[]).filter(
  (name) => name !== 'shortest' || isComplete,
);

/** The projects that `--project` names: only their sites are built and served. */
const { values } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
});
const served = names.filter((name) => values.project?.includes(name) ?? true);
const addressAt = (port: number) => `http://localhost:${port}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.cache/test-results/e2e',
  fullyParallel: true,
  // Enough for two cores: the browser has processes of its own.
  workers: 2,
  timeout: limits.test,
  expect: { timeout: limits.expectation },
  maxFailures,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  grepInvert: isComplete ? [] : new RegExp(COMPLETE),
  reporter: [
    // On a pipe `list` would name every test that passed.
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['html', { open: 'never', outputFolder: '../.cache/test-results/report' }],
    ['json', { outputFile: '../.cache/test-results/browser.json' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'es-AR',
    // Traces slow a run down, their pictures most of all; so there are no pictures, only the page's DOM at each step.
    trace: process.env['CI'] ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    launchOptions: { executablePath: findBrowser(), args: quietArgs },
  },
  webServer: {
    command: [
      'node tests/commands/serve.ts',
      ...served.map((name) => `${name}=${sites[name].port}`),
    ].join(' '),
    cwd: '..',
    // The port of the last site: when it answers, all sites are served.
    url: addressAt(sites[served.at(-1) ?? 'fixture'].port),
    timeout: limits.server * served.length,
  },
  projects: names.map((name) => {
    const { port, folder } = sites[name];
    return { name, testMatch: `${folder}/*.spec.ts`, use: { baseURL: addressAt(port) } };
  }),
});
