import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '../../src/host/build.ts';
import { pages } from '../support/screens.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

/** The route table of the spec, the menu's spellings included, and the page each row shows. */
const table = [
  ['/inicio', '/inicio'],
  ['/Inicio', '/inicio'],
  ['/Soluciones', '/soluciones'],
  ['/soluciones', '/soluciones'],
  ['/para-quien', '/para-quien'],
  ['/contacto', '/contacto'],
  ['/registro', '/registro'],
  ['/app', '/app'],
  ['/Login', '/Login'],
  ['/Blogs', '/blogs'],
  ['/blogs', '/blogs'],
  ['/UnBlog', '/UnBlog'],
  ['/escalar_una_franquicia', '/escalar_una_franquicia'],
  ['/franquicias_en_argentina', '/franquicias_en_argentina'],
  ['/TerminosYCondiciones', '/TerminosYCondiciones'],
  ['/landing/auditorias', '/landing/auditorias'],
] as const;

for (const [path, canonical] of table) {
  test(`${path} answers with the page ${canonical}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });

    expect(response.status()).toBe(200);
    expect(await response.text()).toBe(await (await request.get(canonical)).text());
    expect(pages.map((page) => page.path)).toContain(canonical);
  });
}

for (const { path, aliases, isIndexable } of pages) {
  test(`${path} and its aliases answer with the same bytes`, async ({ request }) => {
    const own = await request.get(path, { maxRedirects: 0 });
    const body = await own.body();

    expect(own.status()).toBe(200);
    expect(own.headers()['content-type']).toMatch(/^text\/html/);
    expect(body.includes(`rel="canonical" href="${content.site().url}${path}"`)).toBe(
      path !== '/UnBlog',
    );
    expect(body.includes('name="robots" content="noindex"')).toBe(!isIndexable);
    for (const alias of aliases) {
      const other = await request.get(alias, { maxRedirects: 0 });
      expect(other.status()).toBe(200);
      expect((await other.body()).equals(body)).toBe(true);
    }
  });

  test(`F49 ${path}/ reaches ${path}`, async ({ request }) => {
    const first = await request.get(`${path}/`, { maxRedirects: 0 });
    const last = await request.get(`${path}/`);

    expect(first.headers()['location']).toBe(path);
    expect(last.status()).toBe(200);
    expect(new URL(last.url()).pathname).toBe(path);
  });
}

test.describe('/', () => {
  test('moves permanently to /inicio', async ({ request }) => {
    const response = await request.get('/', { maxRedirects: 0 });

    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe('/inicio');
  });

  // A host that can't redirect serves the document itself: here it stands at an address of its own.
  test.describe('as a document', () => {
    const document = readFileSync(join(dist, 'index.html'), 'utf8');
    test.beforeEach(({ page }) =>
      page.route('**/raiz*', (route) =>
        route.fulfill({ body: document, contentType: 'text/html; charset=utf-8' }),
      ),
    );

    test('takes the place of its own history entry', async ({ page }) => {
      await page.goto('/app');
      const before = await page.evaluate(() => history.length);

      await page.evaluate(() => location.assign('/raiz'));
      await expect(page).toHaveURL('/inicio');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      expect(await page.evaluate(() => history.length)).toBe(before + 1);
      await page.goBack();
      await expect(page).toHaveURL('/app');
    });

    test('keeps what follows the address', async ({ page }) => {
      await page.goto('/app');

      await page.evaluate(() => location.assign('/raiz?origen=correo#Empresas'));

      await expect(page).toHaveURL('/inicio?origen=correo#Empresas');
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('leads to /inicio too', async ({ page }) => {
        await page.goto('/raiz');

        await expect(page).toHaveURL('/inicio');
      });
    });
  });
});

for (const [typed, reached] of [
  ['/SOLUCIONES', '/soluciones'],
  ['/Para-Quien', '/para-quien'],
  ['/INICIO', '/inicio'],
  ['/Contacto', '/contacto'],
  ['/REGISTRO', '/registro'],
  ['/App', '/app'],
  ['/LOGIN', '/Login'],
  ['/BLOGS', '/blogs'],
  ['/unBlog', '/UnBlog'],
  ['/terminosYcondiciones', '/TerminosYCondiciones'],
  ['/LANDING/Auditorias', '/landing/auditorias'],
  ['/Escalar_Una_Franquicia', '/escalar_una_franquicia'],
  ['/Franquicias_En_Argentina?x=1#y', '/franquicias_en_argentina?x=1#y'],
  ['/Soluciones/?x=1#y', '/Soluciones?x=1#y'],
  ['/SOLUCIONES/?x=1#y', '/soluciones?x=1#y'],
] as const) {
  test(`F49 ${typed} reaches ${reached} without a history entry of its own`, async ({ page }) => {
    await page.goto('/registro');
    const before = await page.evaluate(() => history.length);

    await page.evaluate((address) => location.assign(address), typed);

    await expect(page).toHaveURL(reached);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(
      /^\/(registro|UnBlog)$/.test(reached) ? 1 : 0,
    );
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });
}

test.describe('what nobody wrote', () => {
  test('F49 answers 404, also where only the letter case is known', async ({ request }) => {
    for (const path of [
      '/nada',
      '/inicio/nada',
      '/landing',
      '/SOLUCIONES',
      '/blog',
      '/api/blogs',
    ]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });

  test('F06 answers 404 for a file of an older build, never a page under 200', async ({
    request,
  }) => {
    for (const file of ['HeaderDrawer.0ldBu1ld.js', 'estilo.0ldBu1ld.css', 'foto.0ldBu1ld.webp']) {
      expect((await request.get(`/_astro/${file}`)).status(), file).toBe(404);
    }
  });

  test('F49 never makes the server fail, nor leads to another site', async ({ request }) => {
    const junk = [
      '/%',
      '/%00',
      '/%0d%0aSet-Cookie:%20a=b',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/%2F%2Fexample.com',
      '/%E0%A4%A',
      '/%FF%FE',
      '/%F0%9F%9A%80',
      '/%u0041',
      '/.env',
      '/.git/config',
      '/..%2f..%2fpackage.json',
      '/..;/admin',
      '/_headers',
      '/_redirects',
      '/_astro/',
      '/_astro/../../package.json',
      '/?%',
      '/inicio?q=%E0%A4%A',
      '/inicio?__proto__[x]=1',
      '/inicio%20',
      '/inicio.html.html',
      '/inicio//soluciones',
      '/inicio;jsessionid=1',
      '/api/blogs/..%2f..%2f.json',
      '/api/blogs/%00.json',
      '/constructor',
      '/__proto__',
      '/wp-login.php',
      '/<script>alert(1)</script>',
      "/' or 1=1--",
      `/${'a'.repeat(4000)}`,
      `/${'a/'.repeat(500)}`,
      `/inicio?q=${'b'.repeat(4000)}`,
    ];

    const answers = await Promise.all(
      junk.map(async (path) => {
        const response = await request.get(path);
        return { path, status: response.status(), host: new URL(response.url()).hostname };
      }),
    );

    expect(answers.filter(({ status }) => ![200, 400, 404].includes(status))).toEqual([]);
    expect(new Set(answers.map(({ host }) => host))).toEqual(new Set(['localhost']));
  });
});
