import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withLock } from '#tools/build/withLock.ts';

const lock = join(mkdtempSync(join(tmpdir(), 'lineo-turns-')), 'inner', 'building');

test('builds that start together take turns, also after one that failed or was killed', async () => {
  const told: string[] = [];
  const build = (name: string) =>
    withLock(lock, async () => {
      told.push(`${name} begins`);
      await new Promise(setImmediate);
      told.push(`${name} ends`);
      if (name === 'wrong') throw new Error('wrong');
      return name;
    });

  const all = await Promise.allSettled(['wrong', 'a', 'b'].map(build));
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(told.map((line) => line.split(' ')[1])).toEqual(Array(3).fill(['begins', 'ends']).flat());
  for (const [index, line] of told.entries())
    if (index % 2) expect(line.split(' ')[0]).toBe(told[index - 1]?.split(' ')[0]);

  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(lock, String(pid));
  expect(await build('next')).toBe('next');
  expect(existsSync(lock)).toBe(false);
});
