import '#tools/commands/command.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { isoDate } from '#lib/dates.ts';
import { engines } from '#tests/engines/engines.ts';
import { findProgram } from '#tests/support/run/browser.ts';
import { maxFailures } from '#tests/support/run/limits.ts';

// `npm test` prints a line for each suite when it begins, and a line with its counts and seconds when it ends. Under
// that line it prints the full output of failures, and why tests were skipped. `npm run test:all` (`--all`) adds the
// slow suites.
const isAll = process.argv.includes('--all');
if (isAll) process.env['LINEO_COMPLETE'] = '1';
// All processes of the run use the same day, so that a run across midnight rebuilds no site.
process.env['LINEO_DAY'] = isoDate(new Date());

const RESULTS = '.cache/test-results';
rmSync(RESULTS, { recursive: true, force: true });

const sum = { passed: 0, failed: 0, skipped: 0 };

/** Whether a command succeeds, and what it prints. */
async function run(command: string): Promise<{ isGood: boolean; output: string }> {
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { isGood: code === 0, output: stripVTControlCharacters(output).trim() };
}

/** Counts from a JSON report of Vitest or Playwright; a suite without one is one test. */
function countsIn(report: string | undefined, isGood: boolean): typeof sum {
  if (!report) return { passed: Number(isGood), failed: Number(!isGood), skipped: 0 };
  try {
    const { stats, numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const failed = stats ? stats.unexpected + stats.flaky : numFailedTests;
    return {
      passed: stats ? stats.expected : numPassedTests,
      // A runner that fails without a failed test is a failure too.
      failed: isGood ? failed : Math.max(failed, 1),
      skipped: stats ? stats.skipped : numPendingTests,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** Runs a suite. `whySkipped` says why it may leave out tests. */
async function suite(
  title: string,
  command: string,
  { report, whySkipped }: { report?: string; whySkipped?: string } = {},
): Promise<boolean> {
  console.log(`… ${title}`);
  const start = performance.now();
  const { isGood, output } = await run(command);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const { passed, failed, skipped } = countsIn(report, isGood);
  sum.passed += passed;
  sum.failed += failed;
  sum.skipped += skipped;
  console.log(`${failed > 0 ? '✗' : '✓'} ${title}: ${passed} bien, ${failed} mal (${seconds} s)`);
  if (failed > 0) console.log(`\n${output}\n`);
  if (skipped > 0) {
    const why = failed >= maxFailures ? `se cortó después de ${failed} fallas` : whySkipped;
    console.log(`  ${skipped} sin hacer: ${why}`);
  }
  return failed === 0;
}

function vitest(title: string, name: string, projects: string[], whySkipped = '') {
  const report = `${RESULTS}/${name}.json`;
  const chosen = projects.map((project) => `--project=${project}`).join(' ');
  const reporters = `--reporter=minimal --reporter=json --outputFile.json=${report}`;
  const command = `vitest run --config tests/vitest.config.ts ${chosen} ${reporters}`;
  return suite(title, command, { report, whySkipped });
}

const hasNginx = findProgram('nginx') !== undefined;
/** The suites that ask the built sites, or build. */
const onSites = [
  ...['project', 'site', 'site-today', 'site-settings', 'host'],
  ...(hasNginx ? ['nginx'] : []),
];

async function lintAndUnits() {
  await suite('Estilo del código', 'npm run --silent lint');
  await vitest('Unidades y contenido', 'units', ['unit', 'unit-dom', 'content', 'refused-build']);
}

// In parallel, for two cores; a build uses one. Builds and types never run at the same time, because both let Astro
// write the folder `.astro`.
const [areBuilt] = await Promise.all([
  suite('Construcciones', 'node tests/commands/build.ts'),
  lintAndUnits(),
]);
if (areBuilt) {
  await Promise.all([
    suite('Tipos', 'npm run --silent types'),
    vitest('Promesas del sitio', 'sites', onSites),
  ]);
  if (!hasNginx)
    console.log('  Direcciones y cabeceras en nginx, sin hacer: en esta máquina falta nginx');
  // It runs before the browser tests: this suite runs Playwright too, which would delete their results.
  if (isAll) await vitest('Construcciones enteras', 'nightly', ['nightly']);
  await suite('Navegador', 'playwright test --config tests', { report: `${RESULTS}/browser.json` });
  if (isAll) {
    const missing = engines.filter(({ driver }) => !driver);
    const why = missing.map(({ name, packages }) => `${name} (${packages})`).join(' y ');
    await vitest('Firefox y WebKitGTK', 'engines', ['engines'], `en esta máquina falta ${why}`);
  }
} else {
  console.log('Lo demás no se hizo: sin los sitios de prueba no hay qué preguntar.');
}

// In English, unlike the lines for people above: whatever runs `.ci/run` reads the counts from this line.
const { passed, failed, skipped } = sum;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;
