import { expect, test } from 'vitest';
import { readingMinutes } from '#articles/reading.ts';

const words = (count: number) => Array.from({ length: count }, () => 'palabra').join(' ');

test.each([
  ['', 1],
  [words(1), 1],
  [words(100), 1],
  [words(299), 1],
  [words(300), 2],
  [words(400), 2],
  [words(2000), 10],
])('text %# takes its minutes, at least one', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});

test('the address of a link is not read, its words are', () => {
  const link = `[palabra](https://example.com/${words(400).replaceAll(' ', '-/')})`;

  expect(readingMinutes(link)).toBe(1);
  expect(readingMinutes(`[${words(400)}](/x)`)).toBe(2);
});

test('marks of headings, tables and lists are no words', () => {
  expect(readingMinutes('| --- |\n## * - > '.repeat(1000))).toBe(1);
});

test('figures and words with accents, dots or hyphens are one word each', () => {
  expect(readingMinutes('ñandú 54.800 dueño-operador '.repeat(100))).toBe(2);
});
