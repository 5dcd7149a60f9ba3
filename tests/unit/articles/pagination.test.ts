import { describe, expect, test } from 'vitest';
import { CARDS_PER_PAGE, paginate } from '#articles/pagination.ts';
import { blogsRoute, routes } from '#lib/routes.ts';

const list = (length: number) => Array.from({ length }, (_, index) => index);

describe('a list in pages', () => {
  test.each([
    [0, [0]],
    [1, [1]],
    [12, [12]],
    [13, [12, 1]],
    [24, [12, 12]],
    [25, [12, 12, 1]],
    [1000, [...Array.from({ length: 83 }, () => 12), 4]],
  ])('of %i entries holds %j', (length, sizes) => {
    const pages = paginate(list(length));

    expect(pages.map(({ entries }) => entries.length)).toEqual(sizes);
    expect(pages.map(({ number }) => number)).toEqual(sizes.map((_, index) => index + 1));
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([sizes.length]));
    expect(pages.flatMap(({ entries }) => entries)).toEqual(list(length));
  });

  test('shows twelve cards a page', () => {
    expect(CARDS_PER_PAGE).toBe(12);
  });
});

test('the first page of the blog is the blog; the others are numbered under it', () => {
  expect(blogsRoute(1)).toBe(routes.blogs);
  expect(blogsRoute(2)).toMatchObject({ path: '/blogs/2', aliases: [], isIndexable: true });
  expect(blogsRoute(12).path).toBe('/blogs/12');
});
