import '#tools/commands/command.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { findProgram } from '#tests/support/browser.ts';

// `npm test`: every step, its output, and at the end how many tests passed and failed.
// `npm run test:all` (`--all`) adds the slow ones.
const isAll = process.argv.includes('--all');
if (isAll) process.env['LINEO_COMPLETE'] = '1';

const RESULTS = '.cache/test-results';
rmSync(RESULTS, { recursive: true, force: true });

const sum = { passed: 0, failed: 0 };

/** Counts from a JSON report of Vitest or Playwright; a step without one is one test. */
function countsIn(report: string | undefined, isGood: boolean): typeof sum {
  if (!report) return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
  try {
    const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    const passed = stats ? stats.expected : numPassedTests;
    const failed = stats ? stats.unexpected + stats.flaky : numFailedTests;
    // A runner that fails without a failed test is a failure too.
    return { passed, failed: isGood ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Runs a command and prints its output at the end, as steps may run in parallel. */
async function step(title: string, command: string, report?: string): Promise<void> {
  console.log(`${title}…`);
  const start = performance.now();
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const [code] = await once(child, 'close');
  const { passed, failed } = countsIn(report, code === 0);
  sum.passed += passed;
  sum.failed += failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`\n— ${title}: ${passed} bien, ${failed} mal (${seconds} s)\n${output.trim()}\n`);
}

function vitest(title: string, name: string, ...projects: string[]): Promise<void> {
  const report = `${RESULTS}/${name}.json`;
  const chosen = projects.map((project) => `--project=${project}`).join(' ');
  const reporters = `--reporter=dot --reporter=json --outputFile.json=${report}`;
  return step(title, `vitest run --config tests/vitest.config.ts ${chosen} ${reporters}`, report);
}

const hasNginx = findProgram('nginx');
const usual = ['unit', 'unit-dom', 'content', 'site', 'site-settings', 'host'];
if (hasNginx) usual.push('nginx');
// Parallel, for two cores, but never builds with types: both have Astro write the folder `.astro`.
await Promise.all([
  step('Construcciones', 'node tests/commands/build.ts'),
  step('Estilo del código', 'npm run --silent lint'),
]);
await Promise.all([
  step('Tipos', 'npm run --silent types'),
  vitest('Unidades, contenido y promesas del sitio', 'vitest', ...usual),
]);
// Before the browser tests: this step runs Playwright too, which would clear their results.
if (isAll) await vitest('Construcciones enteras', 'nightly', 'nightly');
await step('Navegador', 'playwright test --config tests', `${RESULTS}/browser.json`);
if (isAll) {
  await vitest('Firefox y WebKitGTK', 'engines', 'engines');
  if (!hasNginx) console.log('\n— nginx: no está instalado en esta máquina, y no se probó.');
}

console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;
