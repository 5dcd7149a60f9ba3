import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { lockForBuild } from '#tools/build/buildLock.ts';
import { projectRoot } from '#tools/projectRoot.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lineo-lock-'));
  return () => rm(folder, { recursive: true });
});

/** Says that it is there, waits for a word, tries to lock the folder, tells what came of it and waits for its end. */
const build = `
  import { lockForBuild } from './src/tools/build/buildLock.ts';
  process.stdin.once('data', () => {
    try { globalThis.release = lockForBuild(process.argv[1]); console.log('locked'); } catch { console.log('refused'); }
  });
  console.log('ready');
`;

/** What a process says next. */
const nextWord = async ({ stdout }: ChildProcess) => {
  if (!stdout) throw new Error('the process has no output');
  const [said] = (await once(stdout, 'data')) as [Buffer];
  return String(said).trim();
};

async function startBuild(): Promise<ChildProcess> {
  const args = ['--input-type=module', '--eval', build, folder];
  const started = spawn(process.execPath, args, {
    cwd: projectRoot,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void started.kill('SIGKILL'));
  expect(await nextWord(started)).toBe('ready');
  return started;
}

function lockIn(started: ChildProcess): Promise<string> {
  const word = nextWord(started);
  started.stdin?.write('lock\n');
  return word;
}

test('of two builds at a time the second is refused, until the first releases its lock', () => {
  const release = lockForBuild(folder);
  expect(() => lockForBuild(folder)).toThrow(
    'Ya hay otra construcción en marcha en esta carpeta: esperá a que termine y probá de nuevo.',
  );

  release();
  lockForBuild(folder)();
});

test('of many builds that start after one was stopped, a single one gets its lock', async () => {
  const stopped = await startBuild();
  expect(await lockIn(stopped)).toBe('locked');
  expect(() => lockForBuild(folder)).toThrow();
  stopped.kill('SIGKILL');
  await once(stopped, 'exit');

  const builds = await Promise.all(Array.from({ length: 4 }, startBuild));
  const words = await Promise.all(builds.map(lockIn));
  expect(words.toSorted()).toEqual(['locked', 'refused', 'refused', 'refused']);
});
