import { describe, expect, test } from 'vitest';
import { errorRoute, homeRoute, notFoundRoute, routes } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import {
  canonicalRoutes,
  elementsOf,
  files,
  pageAt,
  pages,
  publishedArticles,
  readBytes,
} from '#tests/support/site.ts';

const { url } = content.site();
const aliases = canonicalRoutes.flatMap(({ path, aliases: others }) =>
  others.map((alias) => [alias, path] as const),
);

const canonicalOf = (path: string) =>
  elementsOf(pageAt(path), 'link[rel="canonical"]').map((link) => link.getAttribute('href'));
const isHidden = (path: string) =>
  elementsOf(pageAt(path), 'meta[name="robots"]').map((meta) => meta.getAttribute('content'));

/** Where the host leads each address that moved. */
const redirects = new Map(
  readBytes('_redirects')
    .toString()
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [from = '', to = '', status] = line.split(' ');
      expect(status).toBe('301');
      return [from, to];
    }),
);

describe('an address that moved', () => {
  const moved = publishedArticles.flatMap(({ id, direccionesAnteriores = [] }) =>
    direccionesAnteriores.map((from) => [from, `/${id}`] as const),
  );

  test.each([...moved, ['/retirada', '/blogs'] as const])('%s leads to %s for good', (from, to) => {
    expect(redirects.get(from)).toBe(to);
    expect(redirects.get(`${from}/`)).toBe(to);
  });

  test('is no page, and hides none', () => {
    const paths = new Set(pages.map(({ path }) => path));
    const own = [...redirects.keys()].filter((from) => from !== '/' && paths.has(from));

    expect(own).toEqual([]);
    expect(files.filter((file) => redirects.has(`/${file}`))).toEqual([]);
  });

  test('leads to a page, in one step', () => {
    for (const to of new Set(redirects.values())) {
      expect(files).toContain(/\.\w+$/.test(to) ? to.slice(1) : `${to.slice(1)}.html`);
      expect(redirects.has(to)).toBe(false);
    }
  });
});

describe('the built site', () => {
  test('has a page for each route, alias and article, the two errors and /, and no other', () => {
    const wanted = [
      '/',
      notFoundRoute.path,
      errorRoute.path,
      ...canonicalRoutes.map(({ path }) => path),
      ...aliases.map(([alias]) => alias),
    ];

    expect(pages.map(({ path }) => path).sort()).toEqual(wanted.sort());
  });

  test.each(aliases)('answers %s with the bytes of %s', (alias, path) => {
    expect(readBytes(pageAt(alias).file).equals(readBytes(pageAt(path).file))).toBe(true);
  });

  test('has the data of each article for the viewer', () => {
    const data = files.filter((file) => file.startsWith('api/'));

    expect(data).toEqual(publishedArticles.map(({ id }) => `api/blogs/${id}.json`).sort());
  });
});

describe('search engines', () => {
  // The viewer has no content of its own: it counts as no page at all.
  const counted = canonicalRoutes.filter(({ path }) => path !== routes.UnBlog.path);

  test.each(counted.map(({ path }) => path))('are told that %s counts as itself', (path) => {
    expect(canonicalOf(path)).toEqual([new URL(path, url).href]);
  });

  test.each(['/', notFoundRoute.path])('are told that %s counts as the home page', (path) => {
    expect(canonicalOf(path)).toEqual([new URL(homeRoute.path, url).href]);
  });

  test.each([routes.UnBlog.path, errorRoute.path])('are told of no page for %s', (path) => {
    expect(canonicalOf(path)).toEqual([]);
  });

  test.each(
    [...canonicalRoutes, notFoundRoute, errorRoute].map((route) => [route.path, route] as const),
  )('may list %s exactly where the route table says so', (path, { isIndexable }) => {
    expect(isHidden(path)).toEqual(isIndexable ? [] : ['noindex']);
  });

  test('may not list the redirect of /', () => {
    expect(isHidden('/')).toEqual(['noindex']);
  });
});

describe('/', () => {
  test('is sent to the home page by the host, for good', () => {
    expect(redirects.get('/')).toBe(homeRoute.path);
  });

  test('leads there by itself where no host does it, with and without JavaScript', () => {
    const [refresh] = elementsOf(pageAt('/'), 'noscript meta[http-equiv="refresh"]');
    const [link] = elementsOf(pageAt('/'), 'a');

    expect(pageAt('/').document.documentElement.getAttribute('data-home')).toBe(homeRoute.path);
    expect(pageAt('/').html).toMatch(/<script>[^<]*location\.replace\(/);
    expect(refresh?.getAttribute('content')).toBe(`0;url=${homeRoute.path}`);
    expect(link?.getAttribute('href')).toBe(homeRoute.path);
  });
});
