import { describe, expect, inject, test } from 'vitest';
import { redirectsFrom } from '#articles/articleRedirects.ts';
import { addressesOf, homeRoute, routes } from '#lib/routes.ts';
import { earlierAddresses } from '#tools/delivery/redirects.ts';
import { fetchRaw } from '#tests/support/hosts/request.ts';

const port = Number(new URL(inject('host')).port);
const get = (path: string) => fetchRaw(port, path);

/** The pages of the specification, each with its spellings. */
const ofSpec = [
  ['/inicio', '/Inicio'],
  ['/soluciones', '/Soluciones'],
  ['/para-quien'],
  ['/contacto'],
  ['/registro'],
  ['/app'],
  ['/Login', '/login'],
  ['/blogs', '/Blogs'],
  ['/UnBlog', '/unblog'],
  ['/TerminosYCondiciones', '/terminosycondiciones'],
  ['/landing/auditorias'],
  ['/escalar_una_franquicia'],
  ['/franquicias_en_argentina'],
];
/** Those that were added later. */
const added = Object.values(routes)
  .map(addressesOf)
  .filter(([path = '']) => !ofSpec.flat().includes(path));
const table = [...ofSpec, ...added];

test.each(table)(
  'every spelling of %s serves the same page, without cookies',
  async (...spellings) => {
    const answers = await Promise.all(spellings.map(get));

    for (const { status, headers, body } of answers) {
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers).not.toHaveProperty('set-cookie');
      expect(answers[0]?.body.equals(body)).toBe(true);
    }
  },
);

test.each(table.flat())('%s redirects to its page from a final slash or .html', async (path) => {
  for (const ending of ['/', '.html'])
    expect((await get(path + ending)).headers.location).toBe(path);
});

test.each<[from: string, to: string]>([
  ['/', homeRoute.path],
  ['/nota_de_antes', '/con_todo'],
  ['/nota_de_antes/', '/con_todo'],
  ['/api/blogs/nota_de_antes.json', '/api/blogs/con_todo.json'],
  ['/social/nota_de_antes.png', '/social/con_todo.png'],
  ['/retirada', '/blogs'],
  ['/retirada/', '/blogs'],
  ['/retirada_antes', '/blogs'],
  ...Object.entries(earlierAddresses)
    .flatMap(([to, earlier]) => redirectsFrom(earlier, to))
    .map(({ from, to }): [string, string] => [from, to]),
])('%s redirects permanently to %s, and keeps the query', async (from, to) => {
  const { status, headers } = await get(`${from}?x=1`);

  expect([status, headers.location]).toEqual([301, `${to}?x=1`]);
});

const failingPath = inject('failingPath');

if (failingPath)
  test('a server that fails answers 503, with the page for it', async () => {
    const { status, body } = await get(failingPath);

    expect(status).toBe(503);
    expect(body.equals((await get('/500')).body)).toBe(true);
    expect(String(body)).toContain('Unexpected Application Error!');
  });

describe('an address that nobody wrote:', () => {
  test.each([
    ...['/nada', '/inicio/nada', '/landing', '/SOLUCIONES', '/api/blogs', '/_astro/', '/.env'],
    ...['/_astro/fonts', '/_headers', '/_redirects'],
  ])('%s answers 404, with the page for it', async (path) => {
    const { status, body } = await get(path);

    expect(status).toBe(404);
    expect(body.equals((await get('/404')).body)).toBe(true);
  });

  test.each([
    ...['/%', '/%00', '/%0d%0aSet-Cookie:%20a=b/', '/%2F%2Fexample.com', '/%5Cexample.com/..'],
    ...['//example.com/', '//example.com/%2e%2e', '/..%2f..%2fpackage.json', '/inicio?q=%E0%A4%A'],
    `/${'a'.repeat(4000)}`,
  ])('%s neither breaks the server nor redirects to another site', async (path) => {
    const { status, headers } = await get(path);
    const target = new URL(headers.location ?? '', `http://localhost:${port}`);

    expect([200, 301, 304, 307, 308, 400, 404]).toContain(status);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(target.host).toBe(`localhost:${port}`);
  });
});
