import '#tools/commands/command.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { clearLine, cursorTo } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { isoDate } from '#lib/dates.ts';
import { engines } from '#tests/engines/engines.ts';
import { addShell, findProgram } from '#tests/support/browser.ts';
import { maxFailures } from '#tests/support/patience.ts';

// `npm test`: a line for each suite with its counts and seconds; what failed stands under it whole, what was
// skipped is told at the end with its reason. `npm run test:all` (`--all`) adds the slow suites.
const isAll = process.argv.includes('--all');
if (isAll) process.env['LINEO_COMPLETE'] = '1';
// A run across midnight builds no site anew.
process.env['LINEO_DAY'] = isoDate(new Date());

const RESULTS = '.cache/test-results';
rmSync(RESULTS, { recursive: true, force: true });

const { stdout } = process;
const sum = { passed: 0, failed: 0, skipped: 0 };
const reasons: string[] = [];

/** The suites that are running, and since when. */
const running = new Map<string, number>();
const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(0);

/** On a terminal, the last line says what is running. */
function showRunning(): void {
  if (!stdout.isTTY) return;
  cursorTo(stdout, 0);
  clearLine(stdout, 0);
  const suites = [...running].map(([title, start]) => `${title} ${secondsSince(start)} s`);
  stdout.write(suites.join(' · ').slice(0, stdout.columns - 1));
}
setInterval(showRunning, 1000).unref();

function say(line: string): void {
  if (stdout.isTTY) {
    cursorTo(stdout, 0);
    clearLine(stdout, 0);
  }
  console.log(line);
  showRunning();
}

const readReport = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** How many tests of the host there are: nginx would be asked the same. */
const hostTests = (report: string): number =>
  !existsSync(report)
    ? 0
    : readReport(report)
        .testResults.filter(({ name }: { name: string }) => name.includes('/tests/host/'))
        .flatMap(({ assertionResults }: { assertionResults: unknown[] }) => assertionResults)
        .length;

/** Counts from a JSON report of Vitest or Playwright; a suite without one is one test. */
function countsIn(report: string | undefined, isGood: boolean): typeof sum {
  if (!report) return { passed: Number(isGood), failed: Number(!isGood), skipped: 0 };
  try {
    const { stats, numPassedTests, numFailedTests, numPendingTests } = readReport(report);
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

function skip(count: number, reason: string): void {
  sum.skipped += count;
  reasons.push(`${count} sin hacer: ${reason}`);
}

/** What a suite printed, without colours and the marks of its progress. */
const plain = (output: string) =>
  stripVTControlCharacters(output)
    .replaceAll(/^[·°×±FT]+$/gm, '')
    .trim();

/** Runs a suite; `whySkipped` is for the tests that it may leave out. */
async function suite(
  title: string,
  command: string,
  { report, whySkipped = '' }: { report?: string; whySkipped?: string } = {},
): Promise<boolean> {
  const start = performance.now();
  running.set(title, start);
  showRunning();
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const [code] = await once(child, 'close');
  running.delete(title);
  const { passed, failed, skipped } = countsIn(report, code === 0);
  sum.passed += passed;
  sum.failed += failed;
  const counts = `${passed} bien, ${failed} mal`;
  say(`${failed > 0 ? '✗' : '✓'} ${title}: ${counts} (${secondsSince(start)} s)`);
  if (failed > 0) say(`\n${plain(output)}\n`);
  if (skipped > 0) {
    const isCut = failed >= maxFailures;
    skip(skipped, isCut ? `${title} se cortó después de ${failed} fallas` : whySkipped);
  }
  return failed === 0;
}

function vitest(title: string, name: string, projects: string[], whySkipped?: string) {
  const report = `${RESULTS}/${name}.json`;
  const chosen = projects.map((project) => `--project=${project}`).join(' ');
  const reporters = `--reporter=minimal --reporter=json --outputFile.json=${report}`;
  const command = `vitest run --config tests/vitest.config.ts ${chosen} ${reporters}`;
  return suite(title, command, { report, ...(whySkipped && { whySkipped }) });
}

const hasNginx = findProgram('nginx') !== undefined;
const usual = [
  ...['unit', 'unit-dom', 'project', 'content', 'site', 'site-today', 'site-settings', 'host'],
  ...(hasNginx ? ['nginx'] : []),
];
// Parallel, for two cores, but never builds with types: both have Astro write the folder `.astro`.
const [areBuilt] = await Promise.all([
  suite('Construcciones', 'node tests/commands/build.ts'),
  suite('Estilo del código', 'npm run --silent lint'),
  addShell(),
]);
if (areBuilt) {
  await Promise.all([
    suite('Tipos', 'npm run --silent types'),
    vitest('Unidades, contenido y promesas del sitio', 'vitest', usual),
  ]);
  if (!hasNginx) skip(hostTests(`${RESULTS}/vitest.json`), 'en esta máquina falta nginx');
  // Before the browser tests: this suite runs Playwright too, which would clear their results.
  if (isAll) await vitest('Construcciones enteras', 'nightly', ['nightly']);
  await suite('Navegador', 'playwright test --config tests', { report: `${RESULTS}/browser.json` });
  if (isAll) {
    const missing = engines.filter(({ driver }) => !driver);
    const why = missing.map(({ name, packages }) => `${name} (${packages})`).join(' y ');
    await vitest('Firefox y WebKitGTK', 'engines', ['engines'], `en esta máquina falta ${why}`);
  }
} else {
  reasons.push('Lo demás no se hizo: sin los sitios de prueba no hay qué preguntar.');
}

for (const reason of reasons) say(reason);
const { passed, failed, skipped } = sum;
say(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;
