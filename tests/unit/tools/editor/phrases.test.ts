import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { completed, phrases, type Phrases } from '#tools/editor/phrases.ts';

const locales = join(dirname(createRequire(import.meta.url).resolve('@sveltia/cms')), '../locales');
const read = (name: string) => JSON.parse(readFileSync(join(locales, name), 'utf8')) as Phrases;

/** The names of all phrases, with their groups. */
const namesIn = (group: Phrases, path = ''): string[] =>
  Object.entries(group).flatMap(([name, phrase]) =>
    typeof phrase === 'string' ? [path + name] : namesIn(phrase, `${path}${name}.`),
  );

const english = namesIn(read('en-US.json'));
const spanish = namesIn(read('es-CO.json'));

test('every phrase of ours is one that the editor asks for', () => {
  expect(namesIn(phrases).filter((name) => !english.includes(name))).toEqual([]);
});

test('a phrase that the editor has by now is no longer ours', () => {
  expect(namesIn(phrases).filter((name) => spanish.includes(name))).toEqual([]);
});

test('all that is said of a conflict with somebody else is in Spanish', () => {
  const known = namesIn(completed(read('es-CO.json')));
  const asked = english.filter((name) => /^(save_conflict|remote_change|saving|entry_)/.test(name));

  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((name) => !known.includes(name))).toEqual([]);
});

test('what the package has stays as it is', () => {
  expect(
    completed({ a: 'suya', b: { c: 'suya' } }, { a: 'x', b: { c: 'x', d: 'nuestra' } }),
  ).toEqual({
    a: 'suya',
    b: { c: 'suya', d: 'nuestra' },
  });
});
