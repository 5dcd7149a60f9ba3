import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkOutput } from '#tools/check/output/checkOutput.ts';
import { contentWithNota, nota } from '#tests/support/slips.ts';
import type { ContentCopy } from '#tests/support/contentCopy.ts';

let copy: ContentCopy;
beforeEach(async () => {
  copy = await contentWithNota();
});
afterEach(() => copy.dispose());

const page = (body: string) =>
  `<!doctype html><html lang="es-AR"><head><title>Una página</title>
  <meta name="description" content="De qué trata."></head><body><h1>Hola</h1>${body}</body></html>`;

/** Puts files where a build would. */
async function build(files: Record<string, string | Buffer>): Promise<void> {
  const all = { 'index.html': page(''), 'favicon.svg': '', ...files };
  for (const [file, text] of Object.entries(all)) {
    await mkdir(dirname(join(copy.root, 'built', file)), { recursive: true });
    await writeFile(join(copy.root, 'built', file), text);
  }
  await writeFile(join(copy.root, 'public/favicon.svg'), all['favicon.svg']);
}

const told = async (env: NodeJS.ProcessEnv = {}) =>
  (await checkOutput(copy.root, join(copy.root, 'built'), env)).map(
    ({ file, message }) => `${file}: ${message}`,
  );

describe('a link', () => {
  test.each([
    '/',
    '/otra',
    '/otra#parte',
    '#',
    '#top',
    '/otra?x=1',
    '/favicon.svg',
    'https://www.example.com/nada',
    'mailto:hola@example.com',
    'tel:+5491100000000',
  ])('to %s leads somewhere', async (href) => {
    await build({ 'otra.html': page(`<h2 id="parte">Parte</h2><a href="${href}">Ir</a>`) });

    expect(await told()).toEqual([]);
  });

  test.each(['/nada', '/otra.html', '/Otra', 'https://www.fixture.example/nada', '/otra#nada'])(
    'to %s leads nowhere',
    async (href) => {
      await build({ 'otra.html': page(`<a href="${href}">Ir</a>`) });

      expect(await told()).toEqual([expect.stringContaining(`El enlace «${href}» `)]);
    },
  );

  test('is looked at in the data of an article and in a feed too', async () => {
    await build({
      'api/blogs/nota.json': JSON.stringify({ data: { html: '<a href="/nada-1">Ir</a>' } }),
      'rss.xml': '<rss><channel><link>https://www.fixture.example/nada-2</link></channel></rss>',
    });

    expect((await told()).join()).toMatch(/nada-1.*nada-2/);
  });

  test('that stands on many pages is one problem', async () => {
    const pages = ['a', 'b', 'c', 'd', 'e'].map((name) => [
      `${name}.html`,
      page('<a href="/nada">Ir</a>'),
    ]);
    await build(Object.fromEntries(pages) as Record<string, string>);
    await copy.put('pages/inicio.yaml', ['hero', 'action', 'href'], 'href: /nada');

    expect(await told()).toEqual([
      'src/content/pages/inicio.yaml: El enlace «/nada» no lleva a ninguna página. (Se vería en: a.html, b.html, c.html y 2 más.)',
    ]);
  });
});

describe('what nobody wrote for visitors is found:', () => {
  // Put together here, so that no list of leaked keys takes this file for one.
  const key = (...parts: string[]) => parts.join('');

  test.each([
    ['a private key', key('-----BEGIN RSA ', 'PRIVATE KEY-----')],
    ['a key of AWS', key('AKIA', 'ABCDEFGHIJKLMNOP')],
    ['a key of GitHub', key('ghp_', 'a1B2'.repeat(9))],
    ['a key of npm', key('npm_', 'a1B2'.repeat(9))],
    ['a key of HubSpot', key('pat-na1-', '12345678-1234-1234-1234-123456789abc')],
    ['a signed session', key('eyJ', 'hbGciOiJIUzI1', '.eyJ', 'zdWIiOiIxMjM0', '.c2lnbmF0dXJl')],
  ])('%s', async (_what, value) => {
    await build({ 'a.js': `const a="${value}";` });

    const problems = await told();
    expect(problems).toEqual([expect.stringContaining('Acá se publicaría lo que parece')]);
    expect(problems.join()).not.toContain(value);
  });

  test('a map of the source, and a file that names one', async () => {
    await build({ 'a.js.map': '{}', 'a.js': 'a();\n//# sourceMappingURL=a.js.map' });

    expect(await told()).toHaveLength(2);
  });

  test('a folder of the machine', async () => {
    await build({ 'a.json': JSON.stringify({ from: join(copy.root, 'src', 'a.ts') }) });

    expect(await told()).toEqual([expect.stringContaining('una carpeta de la máquina')]);
  });

  test('a value that a machine drew, whatever the environment calls it', async () => {
    await build({ 'a.js': 'const run = "q7Zr2LkW9xTb4MnV8cPd";' });

    expect(await told({ RUN: 'q7Zr2LkW9xTb4MnV8cPd' })).toEqual([
      expect.stringContaining('el valor secreto «RUN»'),
    ]);
    expect(await told({ RAMA: 'franquicias_en_argentina_2025' })).toEqual([]);
  });
});

describe('a secret', () => {
  const secret = 'clave&dificil-1234';

  test.each([
    ['plain', 'a.js', secret],
    ['as HTML', 'a.html', page(secret.replace('&', '&amp;'))],
    ['in an address', 'a.txt', `https://a.example/?k=${encodeURIComponent(secret)}`],
    ['in base64', 'a.txt', Buffer.from(secret).toString('base64')],
    ['among bytes', 'a.png', Buffer.concat([Buffer.from([0, 255]), Buffer.from(secret)])],
  ])('of .env is found %s', async (_how, file, text) => {
    await writeFile(join(copy.root, '.env'), `CORREO="${secret}"\n`);
    await build({ [file]: text });

    const problems = await told();

    expect(problems).toEqual([expect.stringContaining('el valor secreto «CORREO»')]);
    expect(problems.join()).not.toContain(secret);
  });

  test('of the environment is found by its name', async () => {
    await build({ 'a.txt': 'abc-12345 y def-67890' });

    expect(await told({ API_TOKEN: 'abc-12345', GIT_AUTHOR_NAME: 'def-67890' })).toEqual([
      expect.stringContaining('«API_TOKEN»'),
    ]);
  });

  test('is neither a public value, nor an address, nor a word', async () => {
    const env =
      'PUBLIC_CLAVE=valor-publico-1\nSITIO=https://www.fixture.example\nMODO=produccion\n';
    await writeFile(join(copy.root, '.env'), env);
    await build({ 'a.txt': 'valor-publico-1 https://www.fixture.example produccion' });

    expect(await told()).toEqual([]);
  });
});

test('a link to a draft says that it is one', async () => {
  await copy.write('blog/nota.mdx', nota({ borrador: 'borrador: true' }));
  await build({ 'a.html': page('<a href="/nota">La nota</a>') });

  expect(await told()).toEqual([expect.stringContaining('ese artículo es un borrador')]);
});

describe('a file', () => {
  test('of public that the build wrote over is told', async () => {
    await build({});
    await writeFile(join(copy.root, 'public/favicon.svg'), '<svg xmlns="x"/>');

    expect(await told()).toEqual([expect.stringContaining('public/favicon.svg no se publicaría')]);
  });

  test('that differs from another in letter case is told, unless it is a copy', async () => {
    await build({ 'Otra.html': page(''), 'otra.html': page('') });
    expect(await told()).toEqual([]);

    await build({ 'otra.html': page('<p>Distinta</p>') });
    expect(await told()).toEqual([
      expect.stringContaining('solo se diferencian en las mayúsculas'),
    ]);
  });
});

describe('a frame', () => {
  test.each(['https://www.youtube-nocookie.com/embed/x', '/otra', 'https://forms.hsforms.com/x'])(
    'of %s is known',
    async (src) => {
      await build({ 'otra.html': page(`<iframe src="${src}" title="x"></iframe>`) });

      expect(await told()).toEqual([]);
    },
  );

  test.each(['https://www.example.com/', 'http://www.youtube-nocookie.com.example.com/'])(
    'of %s is not',
    async (src) => {
      await build({ 'otra.html': page(`<iframe src="${src}" title="x"></iframe>`) });

      expect((await told()).join()).toContain('no está en src/content/site.yaml');
    },
  );
});

describe('an outline', () => {
  test('of one title and its parts passes', async () => {
    await build({ 'index.html': page('<h2>Parte</h2><h3>Detalle</h3><h2>Otra</h2>') });

    expect(await told()).toEqual([]);
  });

  test.each([
    ['a second title', '<h1>Otra</h1>', '2 títulos principales (h1)'],
    ['a level left out', '<h2>Parte</h2><h4>Detalle</h4>', 'tiene que ser de nivel 3'],
  ])('with %s is told', async (_what, body, message) => {
    await build({ 'index.html': page(body) });

    expect(await told()).toEqual([expect.stringContaining(message)]);
  });
});

describe('a picture', () => {
  test.each(['alt="Un local"', 'alt=""'])('with %s passes', async (alt) => {
    await build({ 'index.html': page(`<img src="/favicon.svg" ${alt}>`) });

    expect(await told()).toEqual([]);
  });

  test('that says nothing to whoever can’t see it is told', async () => {
    await build({ 'index.html': page('<img src="/favicon.svg">') });

    expect(await told()).toEqual([expect.stringContaining('no tiene descripción («alt»)')]);
  });
});

describe('an address that is code', () => {
  test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)', 'vbscript:x'])(
    'is told: %j',
    async (href) => {
      await build({ 'index.html': page(`<a href="${href}">Ir</a>`) });

      expect((await told()).join()).toContain('Una dirección no puede empezar por');
    },
  );

  test('is no address that only speaks of it', async () => {
    await build({ 'index.html': page('<a href="/#javascript:x">Ir</a><i id="javascript:x"></i>') });

    expect((await told()).join()).not.toContain('Una dirección no puede empezar por');
  });
});

test('a page without title, description or language is told', async () => {
  await build({ 'otra.html': '<!doctype html><html><head></head><body><h1>Hola</h1></body>' });

  expect((await told()).join()).toMatch(/<title>.*descripción.*idioma/);
});

test('a page that nobody may list needs neither description nor main title', async () => {
  const tool =
    '<html lang="es"><title>Herramienta</title><meta name="robots" content="noindex"></html>';
  await build({ 'admin/index.html': tool });

  expect(await told()).toEqual([]);
});

test('a page that only leads to another needs none of it', async () => {
  const redirect = '<html><meta http-equiv="refresh" content="0;url=/otra"></html>';
  await build({ 'index.html': redirect, 'otra.html': page('') });

  expect(await told()).toEqual([]);
});

describe('a letter', () => {
  test.each(['¿Qué? ¡Ñandú! «cita» 5 °C', 'São Paulo', '&amp; &lt;', '<script>"Ω"</script>'])(
    'that the font has passes: %s',
    async (text) => {
      await build({ 'index.html': page(`<p>${text}</p>`) });

      expect(await told()).toEqual([]);
    },
  );

  test.each(['\uE000', '\uF0B7', '\u{F0000}'])(
    'that nobody can draw is told: %s',
    async (letter) => {
      await build({ 'index.html': page(`<p>Antes ${letter} después ${letter}</p>`) });

      const [problem, ...more] = await told();
      expect(problem).toContain('Hay un signo que solo otro programa sabe dibujar');
      expect(more).toEqual([]);
    },
  );
});
