import { expect, test } from 'vitest';
import { blogsRoute, ariaCurrent, routes } from '#lib/routes.ts';

test.each([
  ['/Blogs', routes.blogs, 'page'],
  ['/blogs', blogsRoute(2), 'true'],
  ['/blogs', routes.UnBlog, 'true'],
  ['/blog', routes.blogs, undefined],
] as const)(
  'the menu’s link to %s, on the page at %o, has aria-current %s',
  (href, route, mark) => {
    expect(ariaCurrent(href, route)).toBe(mark);
  },
);
