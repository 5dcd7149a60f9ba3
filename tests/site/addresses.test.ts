import { describe, expect, test } from 'vitest';
import { addressesOf, errorRoute, homeRoute, notFoundRoute, routes } from '#lib/routes.ts';
import { content } from '#tests/support/sites/content.ts';
import {
  canonicalRoutes,
  elementsOf,
  files,
  pageAt,
  pages,
  publishedArticles,
} from '#tests/support/builtPages/site.ts';

const { url } = content.site();
const attributesOf = (path: string, selector: string, name: string) =>
  elementsOf(pageAt(path), selector).map((element) => element.getAttribute(name));

test('the site has a page for each route, alias and article, the two errors and /, and no other', () => {
  const paths = [
    ...['/index', notFoundRoute.path, errorRoute.path],
    ...canonicalRoutes.flatMap(addressesOf),
  ];
  const data = publishedArticles.map(({ id }) => `api/blogs/${id}.json`);

  expect(files.filter((file) => file.endsWith('.html'))).toEqual(
    paths.map((path) => `${path.slice(1)}.html`).sort(),
  );
  expect(files.filter((file) => file.startsWith('api/'))).toEqual(data.sort());
});

describe('search engines', () => {
  /** Addresses with another canonical page, or with none. */
  const others = new Map<string, string | undefined>([
    ['/', homeRoute.path],
    [notFoundRoute.path, homeRoute.path],
    [routes.UnBlog.path, undefined],
    [errorRoute.path, undefined],
  ]);
  const all = pages.map(({ path }) => path);

  test.each(all)('are given the canonical address of %s', (path) => {
    const counted = others.has(path) ? others.get(path) : path;

    expect(attributesOf(path, 'link[rel="canonical"]', 'href')).toEqual(
      counted ? [url + counted] : [],
    );
  });

  test('may list every page but /registro, the viewer, the errors and /', () => {
    const hidden = all.filter((path) => elementsOf(pageAt(path), 'meta[name="robots"]').length > 0);
    const robots = hidden.flatMap((path) => attributesOf(path, 'meta[name="robots"]', 'content'));

    expect(hidden).toEqual(['/404', '/500', '/UnBlog', '/', '/registro']);
    expect(new Set(robots)).toEqual(new Set(['noindex']));
  });
});

test('/ redirects to the home page, with scripts and without', () => {
  const { document, html } = pageAt('/');

  expect(document.documentElement.getAttribute('data-home')).toBe(homeRoute.path);
  // Query and fragment are kept.
  expect(html).toMatch(/<script>[^<]*location\.replace\(.+location\.search\+location\.hash\)/);
  expect(attributesOf('/', 'noscript meta', 'content')).toEqual([`0;url=${homeRoute.path}`]);
  expect(attributesOf('/', 'a', 'href')).toEqual([homeRoute.path]);
});
