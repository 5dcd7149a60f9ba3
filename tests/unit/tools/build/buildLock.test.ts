import fs from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { acquireBuildLock } from '#tools/build/buildLock.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lineo-lock-'));
  return () => rm(root, { recursive: true });
});

async function leaveLockOf(pid: number | '') {
  await mkdir(join(root, '.cache'));
  await writeFile(join(root, '.cache', 'building'), String(pid));
}

test('of two builds at a time the second is refused, until the first releases its lock', () => {
  const releaseLock = acquireBuildLock(root);
  expect(() => acquireBuildLock(root)).toThrow(
    `Ya hay otra construcción en marcha en esta carpeta (proceso ${process.pid})`,
  );

  releaseLock();
  acquireBuildLock(root)();
});

test('the lock of a process that has ended is free', async () => {
  // A process id higher than any system gives.
  await leaveLockOf(2 ** 30);
  acquireBuildLock(root)();
});

test('a process builds under the lock of the one that started it, which keeps it', async () => {
  await leaveLockOf(process.ppid);
  acquireBuildLock(root)();
  expect(await readFile(join(root, '.cache', 'building'), 'utf8')).toBe(String(process.ppid));
});

test('a lock whose process is still to write its id is held', async () => {
  await leaveLockOf('');
  expect(() => acquireBuildLock(root)).toThrow(
    'Ya hay otra construcción en marcha en esta carpeta: esperá',
  );
});

test('a lock that is released while it is being read is free', () => {
  const release = acquireBuildLock(root);
  const read = vi.spyOn(fs, 'readFileSync').mockImplementationOnce((file) => {
    release();
    return fs.readFileSync(file);
  });
  // The lock imports the function by its name.
  syncBuiltinESMExports();
  onTestFinished(() => {
    read.mockRestore();
    syncBuiltinESMExports();
  });
  acquireBuildLock(root)();
  expect(read).toHaveBeenCalled();
});
