import { expect, test } from 'vitest';
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

test('the route table has the addresses of the spec, and the checklists', () => {
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
  expect(pathsOf(all.filter(({ isIndexable }) => !isIndexable))).toEqual(['/registro', '/UnBlog']);
  expect(pathsOf(all.filter(({ hasChrome }) => !hasChrome))).toEqual([
    '/Login',
    '/TerminosYCondiciones',
  ]);
});

test.each(routeNames)('%s has its own addresses, one of them in lower case', (name) => {
  const { path, aliases } = routes[name];
  const others = all.filter((route) => route !== routes[name]).flatMap(addressesOf);

  expect(path).toBe(`/${name}`);
  expect([path, ...aliases]).toContain(path.toLowerCase());
  expect(addressesOf(routes[name]).filter((address) => others.includes(address))).toEqual([]);
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
