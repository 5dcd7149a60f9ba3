import { describe, expect, test } from 'vitest';
import { relatedTo } from '~/articles/related.ts';

const DAY = 24 * 60 * 60 * 1000;

/** An article a day, newest first, per word: its letters are its categories, its place is its name. */
const list = (...words: string[]) =>
  words.map((letters, place) => ({
    id: String(place),
    data: { fecha: new Date(-place * DAY), categorias: [...letters] },
  }));

const related = (articles: ReturnType<typeof list>, index: number) => {
  const article = articles[index];
  if (!article) throw new Error(`No article at ${index}`);
  return relatedTo(article, articles).map(({ id }) => Number(id));
};

const alike = (length: number) => list(...Array.from({ length }, () => 'a'));

describe('related articles', () => {
  test.each([
    ['the newest', 0, [1, 2, 3]],
    ['the second', 1, [0, 2, 3]],
    ['one in the middle', 4, [3, 5, 2]],
    ['the oldest', 7, [6, 5, 4]],
  ])('of %s are its nearest by date where all share a category', (_which, index, expected) => {
    expect(related(alike(8), index)).toEqual(expected);
  });

  test.each([
    ['share a category before those that are nearer', ['a', 'b', 'b', 'b', 'a', 'a'], 0, [4, 5, 1]],
    ['share any of its categories', ['ab', 'c', 'b', 'c', 'a'], 0, [2, 4, 1]],
    ['share two categories are there once', ['ab', 'ab', 'c', 'c', 'c'], 0, [1, 2, 3]],
    ['share nothing fill the rest by date', ['a', 'b', 'c', 'd', 'e'], 2, [1, 3, 0]],
  ])('that %s', (_what, words, index, expected) => {
    expect(related(list(...words), index)).toEqual(expected);
  });

  test.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 3],
    [50, 3],
  ])('among %i there are %i', (length, count) => {
    expect(related(alike(length), 0)).toHaveLength(count);
  });
});
