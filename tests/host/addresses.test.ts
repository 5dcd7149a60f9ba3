import { describe, expect, inject, test } from 'vitest';
import { errorRoute, homeRoute } from '#lib/routes.ts';
import { ask } from '#tests/support/request.ts';
import { oddAddresses } from '#tests/support/oddAddresses.ts';
import { pages } from '#tests/support/screens.ts';

const port = Number(new URL(inject('host')).port);
const get = (path: string) => ask(port, path);

/** The route table of the spec, the menu's spellings included. */
const table = [
  '/inicio',
  '/Inicio',
  '/Soluciones',
  '/soluciones',
  '/para-quien',
  '/contacto',
  '/registro',
  '/app',
  '/Login',
  '/Blogs',
  '/blogs',
  '/UnBlog',
  '/escalar_una_franquicia',
  '/franquicias_en_argentina',
  '/TerminosYCondiciones',
  '/landing/auditorias',
];

test.each(table)('%s of the spec answers with a page', async (path) => {
  const { status, headers } = await get(path);

  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/html/);
});

describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, { aliases }) => {
  test('answers in each of its spellings with the same bytes', async () => {
    const own = await get(path);

    expect(own.status).toBe(200);
    for (const alias of aliases) {
      const other = await get(alias);
      expect(other.status, alias).toBe(200);
      expect(other.body.equals(own.body), alias).toBe(true);
    }
  });

  test('F49 is reached with a slash at its end', async () => {
    expect((await get(`${path}/`)).headers.location).toBe(path);
  });

  test('asks for no credentials and sets no cookie', async () => {
    const { headers } = await get(path);

    expect(headers).not.toHaveProperty('www-authenticate');
    expect(headers).not.toHaveProperty('set-cookie');
  });
});

test('/ moves to the home page for good', async () => {
  const { status, headers } = await get('/');

  expect(status).toBe(301);
  expect(headers.location).toBe(homeRoute.path);
});

test('the page of failures can be looked at', async () => {
  expect((await get(errorRoute.path)).status).toBe(200);
});

test.each([
  '/nada',
  '/inicio/nada',
  '/landing',
  '/landing/otra',
  '/SOLUCIONES',
  '/blog',
  '/api/blogs',
])('F49 %s, which nobody wrote, answers 404', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test.each(['HeaderDrawer.0ldBu1ld.js', 'estilo.0ldBu1ld.css', 'foto.0ldBu1ld.webp'])(
  'F06 %s of an older build answers 404, never a page under 200',
  async (file) => {
    expect((await get(`/_astro/${file}`)).status).toBe(404);
  },
);

test('F49 no odd address makes the server fail or leads to another site', async () => {
  const answers = await Promise.all(
    oddAddresses.map(async (path) => {
      const { status, headers } = await get(path);
      const { host } = new URL(headers.location ?? '', `http://localhost:${port}`);
      return { path, status, host };
    }),
  );

  const allowed = [200, 301, 304, 307, 308, 400, 404];
  expect(answers.filter(({ status }) => !allowed.includes(status))).toEqual([]);
  expect(answers.filter(({ host }) => host !== `localhost:${port}`)).toEqual([]);
});
