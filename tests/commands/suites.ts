import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#tools/projectRoot.ts';

const results = join(projectRoot, '.cache', 'test-results');

/** One test, and how long it took. */
interface Timed {
  title: string;
  ms: number;
}

/** What came of a suite. `flaky` passed only at a second try, and counts as failed. */
interface Count {
  passed: number;
  failed: number;
  flaky: number;
  skipped: number;
  tests: Timed[];
}

const outcomes: (Count & { title: string; seconds: number })[] = [];

const whole = (isGood: boolean): Count => ({
  passed: isGood ? 1 : 0,
  failed: isGood ? 0 : 1,
  flaky: 0,
  skipped: 0,
  tests: [],
});

interface Ended {
  isGood: boolean;
  output: string;
}

/** Runs a tool of the project; what it says is kept, so that two may run side by side. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: projectRoot, env: { ...process.env, ...env } });
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', (error) => resolve({ isGood: false, output: String(error) }));
    child.once('exit', (code) => resolve({ isGood: code === 0, output }));
  });
}

/** Runs a tool in sight, as a person would: whether it was content. */
export function runInSight(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  return new Promise<boolean>((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    child.once('exit', (code) => resolve(code === 0));
  });
}

async function suite(title: string, look: () => Promise<Ended & { count: Count }>): Promise<void> {
  const start = performance.now();
  const { isGood, output, count } = await look();
  const seconds = (performance.now() - start) / 1000;
  // A runner that fails without a failed test (it died, or found none) is a failure too.
  const failed = isGood || count.failed > 0 ? count.failed : count.failed + 1;
  outcomes.push({ ...count, failed, title, seconds });
  console.log(`\n— ${title} (${seconds.toFixed(0)} s)\n${output.trim()}`);
}

/** A step that passes or fails as a whole; what it throws is shown and is a failure. */
export const check = (title: string, look: () => Promise<Ended>): Promise<void> =>
  suite(title, async () => {
    const ended = await look().catch((error: unknown): Ended => ({
      isGood: false,
      output: error instanceof Error ? error.message : String(error),
    }));
    return { ...ended, count: whole(ended.isGood) };
  });

interface VitestReport {
  testResults: {
    assertionResults: { status: string; fullName: string; duration?: number | null }[];
  }[];
}

function readVitest(text: string): Count {
  const all = (JSON.parse(text) as VitestReport).testResults.flatMap(
    ({ assertionResults }) => assertionResults,
  );
  const counted = (status: string) => all.filter((one) => one.status === status).length;
  return {
    passed: counted('passed'),
    failed: counted('failed'),
    flaky: 0,
    skipped: all.length - counted('passed') - counted('failed'),
    tests: all.map(({ fullName, duration }) => ({ title: fullName, ms: duration ?? 0 })),
  };
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
}

const testsIn = ({ title, suites = [], specs = [] }: PlaywrightSuite): Timed[] =>
  [
    ...specs.map((spec) => ({
      title: spec.title,
      ms: spec.tests
        .flatMap(({ results: tries }) => tries)
        .reduce((sum, { duration }) => sum + duration, 0),
    })),
    ...suites.flatMap(testsIn),
  ].map((test) => ({ ...test, title: `${title} › ${test.title}` }));

function readPlaywright(text: string): Count {
  const { stats, suites } = JSON.parse(text) as {
    stats: { expected: number; flaky: number; unexpected: number; skipped: number };
    suites: PlaywrightSuite[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    flaky: stats.flaky,
    skipped: stats.skipped,
    tests: suites.flatMap(testsIn),
  };
}

/** A suite whose runner writes a report. */
const reported = (
  title: string,
  file: string,
  runSuite: (report: string) => Promise<Ended>,
  read: (text: string) => Count,
): Promise<void> =>
  suite(title, async () => {
    const report = join(results, file);
    const ended = await runSuite(report);
    let count: Count;
    try {
      count = read(readFileSync(report, 'utf8'));
    } catch {
      count = whole(false);
    }
    return { ...ended, count };
  });

/** Runs projects of `tests/vitest.config.ts`. */
export const vitest = (title: string, ...projects: string[]): Promise<void> =>
  reported(
    title,
    `${projects.join('+')}.json`,
    (report) =>
      run('vitest', [
        'run',
        ...['--config', 'tests/vitest.config.ts'],
        ...projects.flatMap((project) => ['--project', project]),
        ...['--reporter', 'dot', '--reporter', 'json', '--outputFile.json', report],
      ]),
    readVitest,
  );

/** Runs the browser tests that a configuration names. */
export const playwright = (
  title: string,
  config: string,
  env: NodeJS.ProcessEnv = {},
): Promise<void> =>
  reported(
    title,
    `${config.replaceAll(/\W+/g, '-')}.json`,
    (report) =>
      run('playwright', ['test', '--config', config], {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      }),
    readPlaywright,
  );

/** Forgets the results of another day. */
export function begin(): void {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
}

const SLOWEST = 10;

/** Says what came of each suite, the slowest tests, and, as the last line, how many passed and failed. */
export function end(): void {
  const sum = (key: 'passed' | 'failed' | 'flaky') =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);

  const slowest = outcomes
    .flatMap(({ title, tests }) => tests.map((test) => ({ suite: title, ...test })))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST);
  if (slowest.length > 0) console.log('\nLas pruebas más lentas:');
  for (const { suite: name, title, ms } of slowest) {
    console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}: ${title}`);
  }

  console.log('\nCada parte:');
  for (const { title, passed, failed, flaky, skipped, seconds } of outcomes) {
    const rest = [flaky > 0 && `${flaky} inestables`, skipped > 0 && `${skipped} salteadas`].filter(
      Boolean,
    );
    console.log(
      `  ${seconds.toFixed(0).padStart(4)} s  ${title}: ${passed} bien, ${failed} mal${rest.map((words) => `, ${words}`).join('')}`,
    );
  }

  const failed = sum('failed') + sum('flaky');
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
