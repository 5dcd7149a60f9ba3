import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { cutFont } from '#tools/build/fonts/cutFont.ts';

test('both weights together weigh at most 12 KiB, and are cut once', async () => {
  const files = await Promise.all([400, 600].map((weight) => cutFont(weight)));
  const before = await Promise.all(files.map((file) => stat(file)));

  expect(before.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(12 * 1024);
  expect(await Promise.all([400, 600].map((weight) => cutFont(weight)))).toEqual(files);
  const after = await Promise.all(files.map((file) => stat(file)));
  expect(after.map(({ mtimeMs }) => mtimeMs)).toEqual(before.map(({ mtimeMs }) => mtimeMs));
});

test('a weight that the package lacks is an error', async () => {
  await expect(cutFont(450)).rejects.toThrow(/poppins-latin-450/);
});
