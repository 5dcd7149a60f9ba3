import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite } from '../host/build.ts';
import { explain } from './explain.ts';
import { findBrowser } from '../../tests/support/browser.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const results = join(root, '.cache', 'test-results');

/** How many checks of a step passed and failed. */
interface Count {
  passed: number;
  failed: number;
}
const total: Count = { passed: 0, failed: 0 };

function add({ passed, failed }: Count): void {
  total.passed += passed;
  total.failed += failed;
}

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

const heading = (title: string) => console.log(`\n— ${title}`);

/** A step that passes or fails as a whole. */
function check(title: string, isGood: () => boolean): void {
  heading(title);
  add(isGood() ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

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

const vitest = (project: string) => (file: string) =>
  run('vitest', [
    'run',
    ...['--config', 'tests/vitest.config.ts', '--project', project],
    ...['--reporter', 'default', '--reporter', 'json', '--outputFile.json', file],
  ]);
const readVitest = (text: string): Count => {
  const report = JSON.parse(text) as { numPassedTests: number; numFailedTests: number };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
};
const readPlaywright = (text: string): Count => {
  const { stats } = JSON.parse(text) as {
    stats: { expected: number; flaky: number; unexpected: number };
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let browser = '';
try {
  browser = findBrowser();
} catch (error) {
  explain(error);
}

check('Tipos', () => run('astro', ['check', '--minimumFailingSeverity', 'warning']));
check('Estilo del código', () => run(process.execPath, ['src/commands/lint.ts']));
suite('Pruebas unitarias', 'unit.json', vitest('unit'), readVitest);
suite('Pruebas del contenido', 'content.json', vitest('content'), readVitest);
heading('Construcción');
try {
  await buildSite();
  add({ passed: 1, failed: 0 });
} catch (error) {
  add({ passed: 0, failed: 1 });
  console.error(error instanceof Error ? error.message : error);
}
suite('Promesas del sitio construido', 'site.json', vitest('site'), readVitest);
suite(
  'Navegador',
  'e2e.json',
  (file) =>
    run('playwright', ['test', '--config', 'tests/playwright.config.ts'], {
      LINEO_BROWSER: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }),
  readPlaywright,
);

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
