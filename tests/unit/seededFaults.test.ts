import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seededFaults } from '#tests/seeded/faults.ts';

// They run in the complete lane alone: a rename would show there, weeks later.
test('each seeded fault still finds its place in the source, and its guard', () => {
  const lost = seededFaults.filter(({ file, find, guard }) => {
    const [suite = '', spec = ''] = Object.entries(guard)[0] ?? [];
    const stands = readFileSync(file, 'utf8').split(find).length === 2;
    return !stands || !existsSync(join('tests', suite, spec));
  });

  expect(lost.map(({ name }) => name)).toEqual([]);
});
