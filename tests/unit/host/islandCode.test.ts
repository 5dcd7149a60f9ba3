import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { islandCodeReader } from '~/host/islandCode.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'island-code-'));
  await mkdir(join(root, '_astro'));
});
afterEach(() => rm(root, { recursive: true }));

const write = (name: string, text: string) => writeFile(join(root, '_astro', name), text);
const island = (name: string) =>
  `<astro-island uid="1" component-url="/_astro/${name}" client="intent"></astro-island>`;

test('gives the component of an island and all that it imports, once', async () => {
  await write('Menu.js', 'import{a}from"./shared.js";import"./styles.js";menu()');
  await write('shared.js', 'import "./styles.js";shared()');
  await write('styles.js', 'styles()');
  await write('Other.js', 'other()');

  const code = islandCodeReader(root)(island('Menu.js') + island('Menu.js'));

  expect(code.match(/menu\(\)|shared\(\)|styles\(\)|other\(\)/g)?.sort()).toEqual([
    'menu()',
    'shared()',
    'styles()',
  ]);
});

test('gives nothing for a page without islands', () => {
  expect(islandCodeReader(root)('<p>Hola</p>')).toBe('');
});

test('stops when a file is missing', () => {
  expect(() => islandCodeReader(root)(island('Lost.js'))).toThrow(/Lost\.js/);
});
