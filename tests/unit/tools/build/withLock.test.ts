import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import timers from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { withLock } from '#tools/build/withLock.ts';

const lock = join(mkdtempSync(join(tmpdir(), 'lineo-turns-')), 'inner', 'building');

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Does some work in turn, which takes a while, and tells when it begins and ends. */
function buildInTurn(name: string, told: string[]) {
  return withLock(lock, async () => {
    told.push(`${name} begins`);
    await new Promise(setImmediate);
    told.push(`${name} ends`);
    if (name === 'wrong') throw new Error('wrong');
    return name;
  });
}

/** Leaves the lock of a process that is gone. */
function leaveLockOfKilled() {
  const { pid } = spawnSync(process.execPath, ['--version']);
  mkdirSync(dirname(lock), { recursive: true });
  writeFileSync(lock, String(pid));
}

test('builds that start together take turns, also after one that failed', async () => {
  const told: string[] = [];
  const all = await Promise.allSettled(['wrong', 'a', 'b'].map((name) => buildInTurn(name, told)));

  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  const names = ['wrong', 'a', 'b'].sort(
    (a, b) => told.indexOf(`${a} ends`) - told.indexOf(`${b} ends`),
  );
  expect(told).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('a build that was killed keeps nobody waiting', async () => {
  leaveLockOfKilled();

  expect(await buildInTurn('next', [])).toBe('next');
  expect(existsSync(lock)).toBe(false);
});

test('of two that wait for a killed build, only one takes its turn at a time', async () => {
  /** Who goes on once a waiter begins to work, or has to wait again. */
  const waiting: (() => void)[] = [];
  const goOn = () => waiting.splice(0).forEach((resolve) => resolve());
  const nextStep = () => new Promise<void>((resolve) => void waiting.push(resolve));
  const { rm } = files;
  const { setTimeout } = timers;
  // Whoever is about to remove the lock of the killed one does so as late as the other lets it.
  vi.spyOn(files, 'rm').mockImplementationOnce(async (...path) => {
    await nextStep();
    await rm(...path);
  });
  vi.spyOn(timers, 'setTimeout').mockImplementation((...delay) => {
    goOn();
    return setTimeout(...delay);
  });
  syncBuiltinESMExports();
  leaveLockOfKilled();

  const atWork: number[] = [];
  let working = 0;
  const work = async () => {
    atWork.push((working += 1));
    const isFirst = atWork.length === 1;
    goOn();
    // The first works until the second has begun too, or has seen that it may not.
    if (isFirst) await nextStep();
    working -= 1;
  };
  await Promise.all([withLock(lock, work), withLock(lock, work)]);

  expect(atWork).toEqual([1, 1]);
});
