import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seededFaults } from '#tests/seeded/faults.ts';

// They run in the complete lane alone: a rename would show there, weeks later.
test('each seeded fault still finds its place in the source', () => {
  const lost = seededFaults.filter(
    ({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2,
  );

  expect(lost.map(({ name }) => name)).toEqual([]);
});
