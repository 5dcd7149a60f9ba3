import type { EntryCollection } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { editorConfig } from '#tools/editor/config.ts';
import { addressProblems } from '#tools/check/content/files/addressProblems.ts';
import { contentFolder } from '#schemas/contentFolder.ts';

const { slug: slugs, collections = [] } = editorConfig();
const collectionNamed = (name: string) =>
  collections.find((one): one is EntryCollection => 'folder' in one && one.name === name);

/** Whether the editor saves a new file of `collection` under `name`. */
function isSavedAs(collection: string, name: string): boolean {
  const { slug } = collectionNamed(collection) ?? {};
  const [pattern = ''] = (typeof slug === 'object' && slug.pattern) || [];
  return new RegExp(pattern).test(name);
}

const names: [name: string, isSaved: boolean][] = [
  ['abrir-el_2', true],
  ['conocer', true],
  ['x'.repeat(80), true],
  ['x'.repeat(81), false],
  ['_oculto', false],
  ['con', false],
  ['lpt1', false],
  ['Mayúscula', false],
  ['', false],
];

test.each([
  ['articulos', 'blog', 'mdx'],
  ['checklists', 'checklists', 'yaml'],
])('the editor saves %s under the names that the content check lets pass', (name, folder, end) => {
  const passes = (file: string) =>
    addressProblems([`${contentFolder}/${folder}/${file}.${end}`]).length === 0;

  for (const [file, isSaved] of names) {
    expect.soft(isSavedAs(name, file), `editor: «${file}»`).toBe(isSaved);
    expect.soft(passes(file), `check: «${file}»`).toBe(isSaved);
  }
});

/** What an article's title may have, in characters. */
const longestTitle = 110;

test('the name that the editor makes of a long title is one that it saves', () => {
  expect(isSavedAs('articulos', 'x'.repeat(slugs?.maxlength ?? longestTitle))).toBe(true);
});
