import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockForBuild } from '#tools/build/buildLock.ts';

test('of two builds at a time the second is refused, until the first releases its lock', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lineo-lock-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const release = lockForBuild(folder);
  expect(() => lockForBuild(folder)).toThrow(
    'Ya hay otra construcción en marcha en esta carpeta: esperá a que termine y probá de nuevo.',
  );

  release();
  lockForBuild(folder)();
});
