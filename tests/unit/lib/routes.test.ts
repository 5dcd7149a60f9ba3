import { expect, test } from 'vitest';
import { ariaCurrent, blogsRoute, checklistRoute, routes } from '#lib/routes.ts';

test.each([
  ['on the list of articles, as the current page', '/Blogs', routes.blogs, 'page'],
  ['on the list’s second page, as where one is', '/blogs', blogsRoute(2), 'true'],
  ['on an article, as where one is', '/blogs', routes.UnBlog, 'true'],
  ['nowhere, when its address only begins like the blog’s', '/blog', routes.blogs, undefined],
] as const)('the menu marks its link to the blog %s', (_what, href, route, mark) => {
  expect(ariaCurrent(href, route)).toBe(mark);
});

test('the menu marks its link to the checklists on a sheet, as where one is', () => {
  expect(ariaCurrent('/checklists', checklistRoute('higiene'))).toBe('true');
});
