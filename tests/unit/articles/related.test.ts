import { expect, test } from 'vitest';
import { relatedTo } from '#articles/archive.ts';

const DAY = 24 * 60 * 60 * 1000;

/** An article a day, newest first, per word: its letters are its categories, its place is its name. */
const list = (...words: string[]) =>
  words.map((letters, place) => ({
    id: String(place),
    data: { fecha: new Date(-place * DAY), categorias: [...letters] },
  }));

test.each([
  ['the nearest by date, the newer of two', ['a', 'a', 'a', 'a'], 2, '1'],
  ['the second, of the newest', ['a', 'a', 'a'], 0, '1'],
  ['one that shares a category before one that is nearer', ['a', 'b', 'b', 'a', 'a'], 0, '3'],
  ['one that shares any of its categories', ['ab', 'c', 'b', 'a'], 0, '2'],
  ['the nearest where none shares any', ['a', 'b', 'c', 'd', 'e'], 2, '1'],
  ['none where there is no other', ['a'], 0, undefined],
])('the related article is %s', (_what, words, index, expected) => {
  const articles = list(...words);
  const [article] = articles.slice(index);

  expect(article && relatedTo(article, articles)?.id).toBe(expected);
});
