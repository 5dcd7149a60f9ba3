import { describe, expect, test } from 'vitest';
import { relatedFinder } from '~/lib/related.ts';

/** An article per word: its letters are its categories, its place is its name. */
const list = (...words: string[]) =>
  words.map((letters, place) => ({ place, categorias: [...letters] }));
type Article = ReturnType<typeof list>[number];

const related = (articles: readonly Article[], index: number) =>
  relatedFinder(articles, (article) => article)(index).map(({ place }) => place);

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
  ])('that %s', (_which, words, index, expected) => {
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

  test('are never the article itself, nor one twice', () => {
    const articles = list('ab', 'b', 'a', 'ab', 'c', 'ac');

    for (const { place } of articles) {
      const places = related(articles, place);
      expect(places).not.toContain(place);
      expect(new Set(places).size).toBe(places.length);
    }
  });

  test('are found by looking at a handful of entries, however long the list is', () => {
    let looks = 0;
    const watched = new Proxy(alike(10_000), {
      get: (entries, key, receiver) => {
        looks += 1;
        return Reflect.get(entries, key, receiver) as unknown;
      },
    });
    const relatedTo = relatedFinder(watched, (article) => article);
    looks = 0;

    relatedTo(5000);
    relatedTo(9999);

    expect(looks).toBeLessThan(20);
  });
});
