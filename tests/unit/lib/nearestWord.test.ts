import { expect, test } from 'vitest';
import { nearestWord } from '#lib/nearestWord.ts';

test.each<[string, string[], string | undefined]>([
  ['x', ['a'], undefined],
  ['A', ['a'], 'a'],
  ['xx', ['of'], undefined],
  ['leda', ['lead'], 'lead'],
  ['titel', ['text', 'title'], 'title'],
  ['resumen', ['text', 'title'], undefined],
])('of «%s» the nearest in %j is %s', (typed, words, meant) => {
  expect(nearestWord(typed, words)).toBe(meant);
});
