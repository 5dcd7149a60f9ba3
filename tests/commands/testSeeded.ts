import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findBrowser } from '../support/browser.ts';
import { seededFaults, type SeededFault } from '../seeded/faults.ts';
import { explain } from '../../src/commands/explain.ts';

/**
 * `npm run test:seeded`: puts faults into a copy of the project, one at a time, and runs the tests
 * that have to notice. A fault that nobody notices, and one whose place is gone, count as failed.
 *
 * - `-- --only menú`: only those whose name or file holds these words
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

const project = fileURLToPath(new URL('../..', import.meta.url));
const copied = [
  'src',
  'public',
  'tests',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'astro.config.mjs',
];
const PORT = 4397;

/** Runs a tool in the copy; whether it went well, and what it said. */
async function run(root: string, command: string, args: string[]) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, LINEO_TEST_PORT: String(PORT), LINEO_BROWSER: findBrowser() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const code = await new Promise((resolve) => child.once('exit', resolve));
  return { isGood: code === 0, said };
}

const build = (root: string) => run(root, process.execPath, ['tests/commands/buildSites.ts']);

const asPattern = (title: string) => title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const vitest = (root: string, suite: string, file: string, title = '') =>
  run(root, 'vitest', [
    'run',
    ...['--config', 'tests/vitest.config.ts', '--project', suite],
    ...['--testNamePattern', asPattern(title)],
    `tests/${suite}/${file}`,
  ]);

/** Whether the guard of a fault holds in the copy as it is. A build that refuses is a guard too. */
async function holds(root: string, { guard }: SeededFault): Promise<boolean> {
  if ('unit' in guard) return (await vitest(root, 'unit', guard.unit)).isGood;
  if ('content' in guard) {
    return (await vitest(root, 'content', guard.content, guard.title)).isGood;
  }
  if (!(await build(root)).isGood) return false;
  if ('site' in guard) return (await vitest(root, 'site', guard.site)).isGood;
  const { isGood, said } = await run(root, 'playwright', [
    'test',
    ...['--config', 'tests/playwright.config.ts', '--retries', '0', '--max-failures', '1'],
    ...['--reporter', 'line', '--grep', asPattern(guard.title), `tests/e2e/${guard.e2e}`],
  ]);
  if (/No tests found/.test(said)) throw new Error(`No test: ${guard.e2e}, «${guard.title}».`);
  return isGood;
}

let caught = 0;
const survivors: string[] = [];
const root = await mkdtemp(join(tmpdir(), 'lineo-seeded-'));
try {
  for (const path of copied) await cp(join(project, path), join(root, path), { recursive: true });
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'));

  const wanted = seededFaults.filter(({ name, file }) => `${name} ${file}`.includes(values.only));
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
    const isUnnoticed = await holds(root, fault);
    await writeFile(file, sound);
    if (isUnnoticed) survivors.push(`${fault.name}: nobody noticed`);
    else caught += 1;
    console.log(`${isUnnoticed ? '✗' : '✓'} ${fault.name}`);
  }
} catch (error) {
  explain(error);
} finally {
  await rm(root, { recursive: true, force: true });
}
for (const survivor of survivors) console.error(`✗ ${survivor}`);
console.log(`\n${caught} passed, ${survivors.length} failed`);
process.exitCode = survivors.length === 0 ? 0 : 1;
