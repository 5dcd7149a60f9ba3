import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite } from '../host/build.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const results = join(root, '.cache', 'test-results');

/** How many checks of a step passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}
const total: Count = { passed: 0, failed: 0 };

/** Runs a tool of the project, in sight: whether it was content. */
export function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

function add({ passed, failed }: Count): void {
  total.passed += passed;
  total.failed += failed;
}

const heading = (title: string) => console.log(`\n— ${title}`);

/** A step that passes or fails as a whole; what it throws is said and is a failure. */
export async function check(title: string, isGood: () => boolean | Promise<boolean>) {
  heading(title);
  let isFine = false;
  try {
    isFine = await isGood();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  add(isFine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** Builds the site, as a step of its own. */
export const build = (): Promise<void> => check('Construcción', () => buildSite().then(() => true));

/** A step whose runner writes its own counts; a runner that dies before that counts as a failure. */
function suite(
  title: string,
  file: string,
  runSuite: (file: string) => boolean,
  read: (text: string) => Count,
): void {
  heading(title);
  const path = join(results, file);
  const isGood = runSuite(path);
  let count: Count;
  try {
    count = read(readFileSync(path, 'utf8'));
  } catch {
    count = { passed: 0, failed: 1 };
  }
  if (!isGood && count.failed === 0) count = { ...count, failed: 1 };
  add(count);
}

/** Runs a project of `tests/vitest.config.ts`. */
export const vitest = (title: string, project: string): void =>
  suite(
    title,
    `${project}.json`,
    (file) =>
      run('vitest', [
        'run',
        ...['--config', 'tests/vitest.config.ts', '--project', project],
        ...['--reporter', 'default', '--reporter', 'json', '--outputFile.json', file],
      ]),
    (text) => {
      const report = JSON.parse(text) as { numPassedTests: number; numFailedTests: number };
      return { passed: report.numPassedTests, failed: report.numFailedTests };
    },
  );

/** Runs the browser tests of `tests/e2e` with a browser. */
export const playwright = (title: string, browser: string): void =>
  suite(
    title,
    'e2e.json',
    (file) =>
      run('playwright', ['test', '--config', 'tests/playwright.config.ts'], {
        LINEO_BROWSER: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      }),
    (text) => {
      const { stats } = JSON.parse(text) as {
        stats: { expected: number; flaky: number; unexpected: number };
      };
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  );

/** Forgets the results of another day. */
export function begin(): void {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
}

/** Says how many checks of all steps passed and failed, as the last line. */
export function end(): void {
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}
