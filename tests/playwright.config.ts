import { parseArgs } from 'node:util';
import { defineConfig, devices } from 'playwright/test';
import { findBrowser, quietArgs } from './support/run/browser.ts';
import { freePort } from './support/hosts/freePort.ts';
import { limits, maxFailures } from './support/run/patience.ts';
import { COMPLETE, isComplete, TODAY } from './support/run/tags.ts';

/** The first of six ports: free ones, or the ones from `LINEO_TEST_PORT` on. Workers get the port of the runner. */
const TEST_PORT = Number((process.env['LINEO_TEST_PORT'] ??= String(await freePort(6))));

const leftOut = isComplete ? [] : [new RegExp(COMPLETE)];

const settingsTests = '**/{consent*,longMenu,officialBadges}.spec.ts';
const editorTests = '**/editor.spec.ts';
const limitsTests = '**/limits.spec.ts';

/** Each site is a project of the same name. */
const sites = {
  // Long tests first, so that no worker is idle at the end.
  editor: { port: TEST_PORT + 5, testMatch: editorTests },
  settings: { port: TEST_PORT + 1, testMatch: settingsTests },
  most: { port: TEST_PORT + 3, testMatch: limitsTests },
  least: { port: TEST_PORT + 4, testMatch: limitsTests },
  today: { port: TEST_PORT + 2, testMatch: '**/pages.spec.ts', grep: new RegExp(TODAY) },
  fixture: {
    port: TEST_PORT,
    testIgnore: [settingsTests, editorTests, limitsTests],
    grepInvert: [...leftOut, new RegExp(TODAY)],
  },
};
const names = (Object.keys(sites) as (keyof typeof sites)[]).filter(
  (name) => name !== 'least' || isComplete,
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
  grepInvert: leftOut,
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
    const { port, ...tests } = sites[name];
    return { name, ...tests, use: { baseURL: addressAt(port) } };
  }),
});
