import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { explain } from '#tools/commands/explain.ts';
import { findBrowser } from '#tests/support/browser.ts';
import { freePort } from '#tests/support/freePort.ts';
import { shareCache } from '#tests/support/projectCopy.ts';
import { seededFaults, type SeededFault } from '#tests/seeded/faults.ts';
import { projectRoot } from '#tools/projectRoot.ts';

/**
 * `npm run test:seeded`: puts faults into a copy of the project, one at a time, and runs the test
 * that has to notice, as `npm test` runs it: a test that only `npm run test:all` has is no guard. A
 * fault that nobody notices, and one whose place or guard is gone,
 * count as failed.
 *
 * - `-- --only menú`: only those whose name or file holds these words
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

const copied = [
  'src',
  'public',
  'tests',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'astro.config.mjs',
];
const PORT = await freePort();

/** Runs a tool in the copy; whether it went well, and what it said. */
async function run(root: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...process.env,
      LINEO_TEST_PORT: String(PORT),
      LINEO_BROWSER: findBrowser(),
      LINEO_COMPLETE: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // The host engine once never ended: nothing that a guard does takes as long.
    timeout: 600_000,
    killSignal: 'SIGKILL',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const code = await new Promise((resolve) => child.once('exit', resolve));
  return { isGood: code === 0, said };
}

const build = (root: string) =>
  run(root, process.execPath, ['tests/commands/buildSites.ts', 'fixture']);

const asPattern = (title: string) => title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const VITEST = ['run', '--config', 'tests/vitest.config.ts'];

type Suite = 'unit' | 'content' | 'site' | 'host';

/** Runs the tests of `tests/<suite>` whose name holds `title`, in these files. */
const vitest = (root: string, suite: Suite, files: readonly string[], title = '') =>
  run(root, 'vitest', [
    ...VITEST,
    ...(suite === 'unit' ? ['--project', 'unit', '--project', 'unit-dom'] : ['--project', suite]),
    ...['--testNamePattern', asPattern(title)],
    ...files.map((file) => `tests/${suite}/${file}`),
  ]);

/** Runs the browser tests that these guards name. */
const playwright = (root: string, guards: readonly { e2e: string; title: string }[]) =>
  run(root, 'playwright', [
    'test',
    ...['--config', 'tests/playwright.config.ts', '--max-failures', '1', '--reporter', 'line'],
    // What is matched is the file, then the titles.
    ...[
      '--grep',
      guards.map(({ e2e, title }) => asPattern(e2e) + '.*' + asPattern(title)).join('|'),
    ],
  ]);

/** What the guard of a fault says of the copy as it is. A build that refuses is a guard too. */
async function look(root: string, { guard }: SeededFault) {
  if ('unit' in guard) return vitest(root, 'unit', [guard.unit]);
  if ('content' in guard) return vitest(root, 'content', [guard.content], guard.title);
  const built = await build(root);
  if (!built.isGood) return built;
  if ('site' in guard) return vitest(root, 'site', [guard.site]);
  if ('host' in guard) return vitest(root, 'host', [guard.host]);
  return playwright(root, [guard]);
}

/** @throws when a guard fails without any fault: it would seem to notice everything. */
async function expectSound(root: string, faults: readonly SeededFault[]): Promise<void> {
  const files = (suite: Suite) =>
    faults.flatMap(({ guard }) =>
      suite in guard ? [(guard as Record<Suite, string>)[suite]] : [],
    );
  const expectGood = async (
    guards: readonly unknown[],
    look: () => Promise<{ isGood: boolean; said: string }>,
  ) => {
    if (guards.length === 0) return;
    const { isGood, said } = await look();
    if (!isGood) throw new Error(`Sin ninguna falla sembrada tampoco pasan:\n${said}`);
  };
  const onBuilt = faults.filter(({ guard }) => !('unit' in guard || 'content' in guard));
  await expectGood(onBuilt, () => build(root));
  for (const suite of ['unit', 'content', 'site', 'host'] as const) {
    await expectGood(files(suite), () => vitest(root, suite, files(suite)));
  }
  const guards = faults.flatMap(({ guard }) => ('e2e' in guard ? [guard] : []));
  await expectGood(guards, () => playwright(root, guards));
}

let caught = 0;
const survivors: string[] = [];
const root = await mkdtemp(join(tmpdir(), 'lineo-seeded-'));
try {
  for (const path of copied)
    await cp(join(projectRoot, path), join(root, path), { recursive: true });
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  await shareCache(root);

  const wanted = seededFaults.filter(({ name, file }) => `${name} ${file}`.includes(values.only));
  await expectSound(root, wanted);
  for (const fault of wanted) {
    const file = join(root, fault.file);
    const sound = await readFile(file, 'utf8');
    if (!fault.find || sound.split(fault.find).length !== 2) {
      survivors.push(`${fault.name}: ${fault.file} does not hold once «${fault.find}»`);
      continue;
    }
    await writeFile(
      file,
      sound.replace(fault.find, () => fault.put),
    );
    const { isGood, said } = await look(root, fault);
    await writeFile(file, sound);
    const isAbsent = /No tests? (files )?found/.test(said);
    if (isAbsent) survivors.push(`${fault.name}: its guard is not there`);
    else if (isGood) survivors.push(`${fault.name}: nobody noticed`);
    else caught += 1;
    console.log(`${isGood || isAbsent ? '✗' : '✓'} ${fault.name}`);
  }
} catch (error) {
  explain(error);
} finally {
  await rm(root, { recursive: true, force: true });
}
for (const survivor of survivors) console.error(`✗ ${survivor}`);
console.log(`\n${caught} passed, ${survivors.length} failed`);
process.exitCode = survivors.length === 0 ? 0 : 1;
