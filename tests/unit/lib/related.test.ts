import { describe, expect, test } from 'vitest';
import { relatedTo } from '~/lib/related.ts';

const list = (length: number) => Array.from({ length }, (_, index) => `artículo ${index}`);

describe('related articles', () => {
  test.each([
    ['the newest', 0, [1, 2, 3]],
    ['the second', 1, [0, 2, 3]],
    ['one in the middle', 4, [3, 5, 2]],
    ['the oldest', 7, [6, 5, 4]],
  ])('of %s are its nearest by date', (_which, index, expected) => {
    expect(relatedTo(list(8), index)).toEqual(expected.map((position) => `artículo ${position}`));
  });

  test.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 3],
    [50, 3],
  ])('among %i there are %i', (length, count) => {
    expect(relatedTo(list(length), 0)).toHaveLength(count);
  });

  test('are never the article itself, nor one twice', () => {
    const articles = list(6);

    for (const [index, article] of articles.entries()) {
      const related = relatedTo(articles, index);
      expect(related).not.toContain(article);
      expect(new Set(related).size).toBe(related.length);
    }
  });

  test('are found by looking at a handful of entries, however long the list is', () => {
    let looks = 0;
    const watched = new Proxy(list(10_000), {
      get: (entries, key, receiver) => {
        looks += 1;
        return Reflect.get(entries, key, receiver) as unknown;
      },
    });

    relatedTo(watched, 5000);
    relatedTo(watched, 9999);

    expect(looks).toBeLessThan(20);
  });
});
