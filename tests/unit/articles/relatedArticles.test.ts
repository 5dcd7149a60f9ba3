import { expect, test } from 'vitest';
import { relatedArticles } from '#articles/relatedArticles.ts';

const DAY = 24 * 60 * 60 * 1000;

test.each([
  ['the nearest by date, the newer of two first', ['a', 'a', 'a', 'a', 'a'], 2, ['1', '3', '0']],
  ['the next three, of the newest', ['a', 'a', 'a', 'a', 'a'], 0, ['1', '2', '3']],
  ['those that share a category before nearer ones', ['a', 'b', 'b', 'a', 'a'], 0, ['3', '4', '1']],
  ['one that shares any category, then the nearest', ['ab', 'c', 'b', 'c'], 0, ['2', '1', '3']],
  ['the nearest where none shares any', ['a', 'b', 'c', 'd', 'e'], 2, ['1', '3', '0']],
  ['none where there is no other', ['a'], 0, []],
])('the related articles are %s', (_what, words, index, expected) => {
  // One article a day, newest first. The letters of a string are the categories of an article.
  const list = words.map((letters, place) => ({
    id: String(place),
    data: { fecha: new Date(-place * DAY), categorias: [...letters] },
  }));
  const [chosen] = list.slice(index);

  expect(chosen && relatedArticles(chosen, list).map(({ id }) => id)).toEqual(expected);
});
