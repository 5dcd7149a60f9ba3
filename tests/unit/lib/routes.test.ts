import { expect, test } from 'vitest';
import { articleRoute, blogsRoute, blogsRoutes, currentMark, routes } from '#lib/routes.ts';

// The addresses themselves are asked of the host, in tests/host.

test.each([
  [0, ['/blogs']],
  [12, ['/blogs']],
  [13, ['/blogs', '/blogs/2']],
  [25, ['/blogs', '/blogs/2', '/blogs/3']],
])('the list of %i articles takes %j', (articles, paths) => {
  expect(blogsRoutes(articles).map(({ path }) => path)).toEqual(paths);
});

test.each([
  ['/blogs', routes.blogs, 'page'],
  ['/Blogs', routes.blogs, 'page'],
  ['/blogs', articleRoute('una_nota'), 'true'],
  ['/blogs', blogsRoute(2), 'true'],
  ['/blogs', routes.UnBlog, 'true'],
  ['/blog', routes.blogs, undefined],
] as const)('the menu marks a link to %s on the page at %o as %s', (href, route, mark) => {
  expect(currentMark(href, route)).toBe(mark);
});
