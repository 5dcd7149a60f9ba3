import { describe, expect, test } from 'vitest';
import {
  addressesOf,
  articleRoute,
  blogsRoute,
  blogsRoutes,
  currentMark,
  isRouteName,
  routeNames,
  routes,
  type Route,
} from '#lib/routes.ts';

const all: Route[] = routeNames.map((name) => routes[name]);
const pathsOf = (found: Route[]) => found.map(({ path }) => path);

describe('the route table', () => {
  test('has the addresses of the spec, and the checklists', () => {
    expect(all.map(({ path, aliases }) => [path, ...aliases].join(' '))).toEqual([
      '/inicio /Inicio',
      '/soluciones /Soluciones',
      '/para-quien',
      '/contacto',
      '/registro',
      '/app',
      '/Login /login',
      '/blogs /Blogs',
      '/UnBlog /unblog',
      '/TerminosYCondiciones /terminosycondiciones',
      '/landing/auditorias',
      '/checklists',
    ]);
  });

  test('gives no address twice, and names each page as its file', () => {
    const addresses = all.flatMap(addressesOf);

    expect(new Set(addresses).size).toBe(addresses.length);
    for (const name of routeNames) expect(routes[name].path).toBe(`/${name}`);
  });

  test('has aliases in another letter case only: an earlier address is none', () => {
    for (const { path, aliases } of all) {
      for (const alias of aliases) expect(alias.toLowerCase()).toBe(path.toLowerCase());
    }
  });

  test('keeps the empty page and the viewer out of search engines, and nothing else', () => {
    expect(pathsOf(all.filter(({ isIndexable }) => !isIndexable))).toEqual([
      '/registro',
      '/UnBlog',
    ]);
  });

  test('hides the navigation bar and the footer on the login and the terms', () => {
    expect(pathsOf(all.filter(({ hasChrome }) => !hasChrome))).toEqual([
      '/Login',
      '/TerminosYCondiciones',
    ]);
  });

  test('has every page in lower case too, for addresses in any letter case', () => {
    for (const { path, aliases } of all) expect([path, ...aliases]).toContain(path.toLowerCase());
  });
});

test.each([
  ['landing/auditorias', true],
  ['Inicio', false],
  ['toString', false],
])('«%s» is the name of a page: %s', (name, isName) => {
  expect(isRouteName(name)).toBe(isName);
});

test.each([
  [0, ['/blogs']],
  [12, ['/blogs']],
  [13, ['/blogs', '/blogs/2']],
  [25, ['/blogs', '/blogs/2', '/blogs/3']],
])('the list of %i articles takes %j', (articles, paths) => {
  expect(pathsOf(blogsRoutes(articles))).toEqual(paths);
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
