import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkOutput } from '#tools/check/output/checkOutput.ts';
import { weightLimits } from '#tools/check/output/weight.ts';
import type { ContentCopy } from '#tests/support/authoring/contentCopy.ts';
import { contentWithArticle, articleSource } from '#tests/support/authoring/articleSource.ts';

let copy: ContentCopy;
beforeEach(async () => {
  copy = await contentWithArticle();
  return copy.dispose;
});

const page = (body: string) => `<!doctype html><html lang="es-AR"><body>${body}</body></html>`;

/** Messages about these files, built beside a home page. */
async function messagesOf(files: Record<string, string | Buffer>): Promise<string[]> {
  for (const [file, bytes] of Object.entries({ 'index.html': page(''), ...files })) {
    await copy.write(`../../built/${file}`, bytes);
  }
  const problems = await checkOutput(copy.root, join(copy.root, 'built'));
  return problems.map(({ file, line, message, isHint }) =>
    [file, line, ...(isHint ? ['hint'] : []), message].join(' '),
  );
}

describe('a link', () => {
  test('to another page, a part of it, a file or another site is accepted', async () => {
    const links = [
      ...['/', '/otra', '/otra#parte', '#', '#top', '#parte', '/otra?x=1', '/a.svg', 'otra'],
      ...['https://www.example.com/nada', 'mailto:a@a.example', 'tel:+5491100000000'],
      `#${'operación'.normalize('NFD')}`,
    ].map((href) => `<a href="${href}">Ir</a>`);
    const body = `<h2 id="parte">Parte</h2><h2 id="operación">Op</h2>${links.join('')}`;

    expect(await messagesOf({ 'otra.html': page(body), 'a.svg': '' })).toEqual([]);
  });

  test.each([
    ['/contacto.html', '¿Quisiste decir «/contacto»?'],
    ['https://www.fixture.example/nada', 'No existe la página'],
    ['/contacto#prte', '¿Quisiste decir «/contacto#parte»?'],
    ['/contacto#pregunta-cuanto_cuesta', 'es ahora una de estas: «#pregunta-que_precio_tiene».'],
    ['/blog', '¿Quisiste decir «/blogs»?'],
    ['/borrador', 'ese artículo es un borrador (src/content/blog/borrador.mdx)'],
    ['http://', 'no es una dirección'],
    ['www.a.example', 'Si es de otro sitio, empieza por «https://»'],
    ['hola@a.example', 'si es un correo, por «mailto:»'],
  ])('to %s is refused', async (href, message) => {
    const files = {
      'contacto.html': page('<h2 id="parte">Parte</h2><p id="pregunta-que_precio_tiene"></p>'),
      'Blogs.html': page(''),
      'blogs.html': page(''),
      'nota.html': page(`<a href="${href}">Ir</a>`),
    };
    await copy.write('blog/nota.mdx', articleSource({}, `Uno.\n\n[Ir](${href})\n`));

    expect(await messagesOf(files)).toEqual([
      expect.stringMatching(
        new RegExp(`^src/content/blog/nota\\.mdx 13 .*${RegExp.escape(message)}`),
      ),
    ]);
  });

  test('is checked in data, feeds, pictures and redirects too', async () => {
    const problems = await messagesOf({
      'api/blogs/nota.json': JSON.stringify({ data: { html: '<a href="/nada-1">Ir</a>' } }),
      'rss.xml': '<rss><channel><link>https://www.fixture.example/nada-2</link></channel></rss>',
      'otra.html': page('<img srcset="/nada-3 1x, /otra 2x" src="/otra">'),
      _redirects: '/vieja /nada-4 301\n/ /otra 301\n',
    });

    const found = problems.map((line) => /nada-\d/.exec(line)?.[0]);
    expect(found.sort()).toEqual(['nada-1', 'nada-2', 'nada-3', 'nada-4']);
  });

  test('that is broken on many pages is one problem, where it is written', async () => {
    const body = page('<a href="/nada">Ir</a>');
    await copy.put('pages/inicio.yaml', ['hero', 'action', 'href'], 'href: /nada');

    const files = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e'].map((name) => [`${name}.html`, body]),
    );

    expect(await messagesOf(files)).toEqual([
      expect.stringMatching(
        /^src\/content\/pages\/inicio\.yaml \d+ .* \(En a.html, b.html, c.html y 2 más\.\)$/,
      ),
    ]);
  });

  test('that is broken is named at each place that has it as a value, and in no comment', async () => {
    const body = page('<a href="/nada">Ir</a>');
    await copy.append('pages/inicio.yaml', '# /nada se fue\n');
    await copy.put('pages/inicio.yaml', ['hero', 'action', 'href'], 'href: /nada # y no /nada');
    await copy.put('site.yaml', ['navigation', 'items', 0, 'href'], 'href: /nada');
    await copy.put('pages/app.yaml', ['banner', 'action', 'href'], 'href: /nada-mas');

    expect(await messagesOf({ 'inicio.html': body, 'app.html': body })).toEqual([
      expect.stringMatching(
        /^src\/content\/pages\/inicio\.yaml \d+ .* \(En app.html, inicio.html\.\)$/,
      ),
      expect.stringMatching(/^src\/content\/site\.yaml \d+ .* \(En app.html, inicio.html\.\)$/),
    ]);
  });

  test('that is broken in an article is named where it is an address, and not where it is text', async () => {
    const text = [
      'No es /nada.',
      '[Ir](/nada)',
      '![Otra](./nada)',
      '<Note>\n  [Ir][1]\n</Note>',
      '[1]: /nada',
      '<VideoLink href="/nada" />',
    ].join('\n\n');
    const article = articleSource({}, text);
    await copy.write('blog/nota.mdx', article);

    const problems = await messagesOf({ 'nota.html': page('<a href="/nada">Ir</a>') });
    const lines = problems.map((line) => article.split('\n')[Number(line.split(' ')[1]) - 1]);
    expect(lines).toEqual(['[Ir](/nada)', '[1]: /nada', '<VideoLink href="/nada" />']);
  });
});

test('a redirect is named in the article or in the table of pages that asks for it', async () => {
  await copy.write(
    'blog/nota.mdx',
    articleSource({ extra: 'direccionesAnteriores: [/b]' }, 'Uno. [Ir](/b)\n'),
  );
  await copy.write('../tools/delivery/redirects.ts', "const earlier = {\n  '/a': ['/c'],\n};\n");
  const _redirects = '/ /a 301\n/b /a 301\n/c /a 301\n/d /a 301\n';

  const problems = await messagesOf({
    'a.html': '',
    'b.html': '',
    'c.html': '',
    'd.html': '',
    _redirects,
  });
  expect(problems.map((line) => line.replace(/ La dirección.*/, ''))).toEqual([
    expect.stringMatching(/^src\/content\/blog\/nota\.mdx \d+$/),
    'src/tools/delivery/redirects.ts 2',
    'src/tools/delivery/redirects.ts ',
  ]);
});

test.each([
  [
    'of one address to two pages',
    ['/vieja /a 301', '/vieja /b 301'],
    'La dirección «/vieja» ya es de otra página',
  ],
  [
    'from the address of a page but for a capital',
    ['/B /a 301'],
    'La dirección «/B» ya es de otra página, o lleva a «/b»',
  ],
  [
    'from the address of a page, with its image,',
    ['/a /b 301', '/social/a.png /social/b.png 301'],
    'La dirección «/a» ya es de otra página',
  ],
  ['from the address of a page', ['/a /a 301'], 'La dirección «/a» ya es de otra página'],
  ['to itself', ['/vieja /vieja 301'], 'No existe la página «/vieja»'],
])('a redirect %s is refused', async (_what, moves, message) => {
  const images = { 'social/a.png': '', 'social/b.png': '' };
  const _redirects = ['/ /a 301', '/A /a 301', '/antes /b 301', ...moves].join('\n');

  expect(await messagesOf({ 'a.html': '', 'b.html': '', ...images, _redirects })).toEqual([
    expect.stringContaining(message),
  ]);
});

test('a picture’s malformed address is refused in Spanish', async () => {
  expect(await messagesOf({ 'otra.html': page('<img src="/al_50%.webp" alt="">') })).toEqual([
    expect.stringContaining('No existe la página «/al_50%.webp».'),
  ]);
});

test('a page that is too heavy gives a hint with its size', async () => {
  const letters = (bytes: number) => randomBytes(bytes).toString('base64url');
  const picture = '<img src="/foto%20a.webp" srcset="/foto%20a.webp 9w" alt="">';

  const problems = await messagesOf({
    'a.html': page(`<p>${letters(31 * 1024)}</p>`),
    'app.html': page(`<p>${letters(27 * 1024)}</p>`),
    'b.html': page(`<script>${letters(weightLimits.inlineCode + 1024)}</script>${picture}`),
    'c.html': page(`<p>${letters(weightLimits.page - 2000)}</p><script type="a/json">{}</script>`),
    'foto a.webp': 'x'.repeat(weightLimits.picture + 100 * 1024),
  });

  expect(problems).toEqual([
    expect.stringMatching(
      /^dist\/a.html .*hint Esta página pesa 31(,\d)? KB, 4(,\d)? KB más .* \(27 KB\)\. Acortala \(unas \d+ letras\) o repartila/,
    ),
    expect.stringMatching(
      /^src\/content\/pages\/app\.yaml .*hint Esta página pesa .* Acortala \(unas \d00 letras\) o avisale a quien/,
    ),
    expect.stringMatching(/hint Los programas .* pesan \d,\d KB, 1(,\d)? KB más/),
    expect.stringMatching(
      /hint La imagen «\/foto%20a\.webp» pesa 400 KB, 100 KB más .* \(300 KB\)/,
    ),
  ]);
});

test('a description that two pages share gives a hint at both, but none at an alias', async () => {
  const describedAs = (description: string) =>
    page('').replace(
      '<body>',
      `<head><meta name="description" content="${description}"></head><body>`,
    );
  const same = 'Una nota de prueba, igual a la otra.';
  for (const name of ['nota', 'otra'])
    await copy.write(`blog/${name}.mdx`, articleSource({ descripcion: `descripcion: '${same}'` }));

  const problems = await messagesOf({
    'nota.html': describedAs(same),
    'otra.html': describedAs(same),
    'inicio.html': describedAs('La portada.'),
    'Inicio.html': describedAs('La portada.'),
  });

  const hint = ' 3 hint Esta descripción, .* igual en «/nota»: escribí otra. \\(En otra.html.\\)$';
  expect(problems).toEqual([
    expect.stringMatching(`^src/content/blog/nota.mdx${hint}`),
    expect.stringMatching(`^src/content/blog/otra.mdx${hint}`),
  ]);
});
