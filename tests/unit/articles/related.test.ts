import { describe, expect, test } from 'vitest';
import { relatedTo } from '#articles/related.ts';

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
  const found = relatedTo(article, articles);
  return found && Number(found.id);
};

const alike = list(...Array.from({ length: 8 }, () => 'a'));

describe('the related article', () => {
  test.each([
    ['the newest', 0, 1],
    ['the second', 1, 0],
    ['one in the middle', 4, 3],
    ['the oldest', 7, 6],
  ])('of %s is its nearest by date where all share a category', (_which, index, expected) => {
    expect(related(alike, index)).toBe(expected);
  });

  test.each([
    ['shares a category before one that is nearer', ['a', 'b', 'b', 'b', 'a', 'a'], 0, 4],
    ['shares any of its categories', ['ab', 'c', 'b', 'c', 'a'], 0, 2],
    ['is the nearest by date where none shares any', ['a', 'b', 'c', 'd', 'e'], 2, 1],
  ])('%s', (_what, words, index, expected) => {
    expect(related(list(...words), index)).toBe(expected);
  });

  test('is none where there is no other', () => {
    expect(related(list('a'), 0)).toBeUndefined();
  });
});
