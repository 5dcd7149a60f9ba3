import { describe, expect, test } from 'vitest';
import { articlePath } from '#lib/paths.ts';
import {
  articleRoute,
  blogsRoute,
  capitalPaths,
  currentMark,
  errorRoute,
  homeRoute,
  isRouteName,
  notFoundRoute,
  routeNames,
  routes,
  type Route,
} from '#lib/routes.ts';

const all: Route[] = routeNames.map((name) => routes[name]);
const served = all.flatMap(({ path, aliases }) => [path, ...aliases]);

describe('the route table', () => {
  test('has every page of the spec at its canonical address', () => {
    expect(all.map(({ path }) => path)).toEqual([
      '/inicio',
      '/soluciones',
      '/para-quien',
      '/contacto',
      '/registro',
      '/app',
      '/Login',
      '/blogs',
      '/UnBlog',
      '/TerminosYCondiciones',
      '/landing/auditorias',
      '/checklists',
    ]);
  });

  test('serves the spec’s other spellings as aliases', () => {
    expect(all.flatMap(({ aliases }) => aliases)).toEqual([
      '/Inicio',
      '/Soluciones',
      '/login',
      '/Blogs',
      '/unblog',
      '/terminosycondiciones',
    ]);
  });

  test('answers no address twice', () => {
    expect(new Set(served).size).toBe(served.length);
  });

  test.each(all.map((route) => [route.path, route] as const))(
    'the aliases of %s differ from it in letter case only',
    (path, { aliases }) => {
      for (const alias of aliases) expect(alias.toLowerCase()).toBe(path.toLowerCase());
    },
  );

  test('is named as the files of the pages are: by the path without its slash', () => {
    for (const name of routeNames) expect(routes[name].path).toBe(`/${name}`);
  });

  test('keeps the empty page and the viewer out of search engines, and nothing else', () => {
    const hidden = all.filter(({ isIndexable }) => !isIndexable).map(({ path }) => path);

    expect(hidden).toEqual(['/registro', '/UnBlog']);
  });

  test('hides the navigation bar and the footer on the login and the terms', () => {
    const bare = all.filter(({ hasChrome }) => !hasChrome).map(({ path }) => path);

    expect(bare).toEqual(['/Login', '/TerminosYCondiciones']);
  });

  test('leads home to /inicio and lists neither error page', () => {
    expect(homeRoute.path).toBe('/inicio');
    expect([notFoundRoute.isIndexable, errorRoute.isIndexable]).toEqual([false, false]);
  });
});

test.each([
  ['inicio', true],
  ['landing/auditorias', true],
  ['Inicio', false],
  ['articulo', false],
  ['404', false],
  ['toString', false],
  ['', false],
])('«%s» is the name of a page: %s', (name, isName) => {
  expect(isRouteName(name)).toBe(isName);
});

describe('an article', () => {
  test('lives at its file name, with chrome and in search engines', () => {
    expect(articlePath('escalar_una_franquicia')).toBe('/escalar_una_franquicia');
    expect(articleRoute('escalar_una_franquicia')).toEqual({
      path: '/escalar_una_franquicia',
      aliases: [],
      isIndexable: true,
      hasChrome: true,
      hasDemoBar: true,
      section: '/blogs',
    });
  });
});

test('an alias in small letters is a page’s address, or one whose address holds capitals', () => {
  const paths = all.map(({ path }) => path);
  const lowerCased = all.flatMap(({ aliases }) => aliases).map((alias) => alias.toLowerCase());

  expect(capitalPaths()).toEqual(['/Login', '/UnBlog', '/TerminosYCondiciones']);
  for (const path of lowerCased) {
    const meant = capitalPaths().find((known) => known.toLowerCase() === path) ?? path;
    expect(paths).toContain(meant);
  }
});

test.each([
  ['/blogs', routes.blogs, 'page'],
  ['/Blogs', routes.blogs, 'page'],
  ['/login', routes.Login, 'page'],
  ['/blogs', articleRoute('una_nota'), 'true'],
  ['/blogs', blogsRoute(2), 'true'],
  ['/blogs', routes.UnBlog, 'true'],
  ['/blog', routes.blogs, undefined],
  ['/', routes.inicio, undefined],
] as const)('the menu marks a link to %s on the page at %o as %s', (href, route, mark) => {
  expect(currentMark(href, route)).toBe(mark);
});
