import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { digestOf, inputs } from '#tests/support/sites/digest.ts';

let root = '';
const put = (file: string, text: string) => {
  writeFileSync(join(root, file), text);
};
const read = () => digestOf(root, inputs, 'src/content/');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lineo-built-'));
  mkdirSync(join(root, 'src', 'content'), { recursive: true });
  mkdirSync(join(root, 'public'));
  put('src/page.astro', '<p>');
  put('src/content/page.yaml', 'a: 1');
  put('package-lock.json', '{}');
});
afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('the site counts as built while none of its files changes', () => {
  const before = read();
  put('src/content/page.yaml', 'a: 2');

  expect(read()).toBe(before);
});

test.each<[string, () => unknown]>([
  ['a changed file', () => put('src/page.astro', '<p>!')],
  ['one more file', () => put('public/other.txt', '')],
  ['a file less', () => rmSync(join(root, 'package-lock.json'))],
  ['another content', () => vi.stubEnv('LINEO_CONTENT', 'otro')],
  ['another day', () => vi.setSystemTime(new Date(Date.now() + 86_400_000))],
])('the site has to be built again with %s', (_what, change) => {
  const before = read();
  change();

  expect(read()).not.toBe(before);
});
