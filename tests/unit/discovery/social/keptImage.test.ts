import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptImage } from '#discovery/social/keptImage.ts';

const home = process.cwd();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-image-'));
  process.chdir(folder);
});
afterEach(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true });
});

const image = new Uint8Array([1, 2, 3]);

test('an image is drawn once for the same recipe', async () => {
  const draw = vi.fn(() => Promise.resolve(image));

  expect(await keptImage(['Escalar', '1.0'], draw)).toEqual(image);
  expect(await keptImage(['Escalar', '1.0'], draw)).toEqual(image);

  expect(draw).toHaveBeenCalledOnce();
});

test('another title, or another version of a tool, is another image', async () => {
  const draw = vi.fn(() => Promise.resolve(image));

  for (const recipe of [
    ['Escalar', '1.0'],
    ['Crecer', '1.0'],
    ['Escalar', '1.1'],
  ]) {
    await keptImage(recipe, draw);
  }

  expect(draw).toHaveBeenCalledTimes(3);
  expect(await readdir(join(folder, '.cache', 'social'))).toHaveLength(3);
});

test('nothing is kept of a drawing that failed', async () => {
  const failing = () => Promise.reject(new Error('no ink'));

  await expect(keptImage('Escalar', failing)).rejects.toThrow('no ink');

  expect(await keptImage('Escalar', () => Promise.resolve(image))).toEqual(image);
});
