import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { ContentCopy } from '#tests/support/contentCopy.ts';
import { nota, refusal, refusalOf } from '#tests/support/slips.ts';

/** Writes a file of the project, from its root. */
async function put(copy: ContentCopy, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(copy.root, file)), { recursive: true });
  await writeFile(join(copy.root, file), text);
}
const article = (name: string) => refusal((copy) => copy.write(`blog/${name}`, nota()));
const renamed = (name: string) => refusal((copy) => copy.move('blog/nota.mdx', `blog/${name}`));

// The address of an article is the name of its file: no field sets it.

test('C25 Two entries with the same slug', async () => {
  expect(await article('NOTA.mdx')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx
        Hay dos archivos para la misma dirección, «/NOTA»: este y src/content/blog/NOTA.mdx. Cambiale el nombre a uno, o borralo."
  `);
});

test('C26 x.md and x.mdx side by side', async () => {
  expect(await article('nota.md')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.md
        Este archivo no está en su lugar y no se publicaría. Ya está src/content/blog/nota.mdx, que es el que se lee: pasá ahí lo que falte y borrá este."
  `);
});

test('C28 Static page and content entry on one URL', async () => {
  expect(await renamed('contacto.mdx')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/contacto.mdx
        La dirección de «/contacto» ya es de src/pages/contacto.astro: uno taparía al otro. Cambiale el nombre a este archivo, o borralo."
  `);
  const said = await refusal(async (copy) => {
    await put(copy, 'src/pages/precios.astro', '<h1>Precios</h1>\n');
    await copy.move('blog/nota.mdx', 'blog/precios.mdx');
  });
  expect(said).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/precios.mdx
        La dirección de «/precios» ya es de src/pages/precios.astro: uno taparía al otro. Cambiale el nombre a este archivo, o borralo."
  `);
});

test('C29 Hola.mdx and hola.mdx', async () => {
  const said = await refusal(async (copy) => {
    await copy.write('blog/Hola.mdx', nota());
    await copy.write('blog/hola.mdx', nota());
  });

  expect(said).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/hola.mdx
        Hay dos archivos para la misma dirección, «/Hola»: este y src/content/blog/Hola.mdx. Cambiale el nombre a uno, o borralo."
  `);
});

test('C30 slug `../../../evil`', async () => {
  expect(await refusalOf({ extra: 'slug: ../../../evil' })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → slug: ../../../evil
        slug
        No se conoce la clave «slug»: la dirección de un artículo es el nombre de su archivo. Borrá esta línea."
  `);
});

test('C31 slug `/etc/evil`', async () => {
  expect(await refusalOf({ extra: 'slug: /etc/evil' })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → slug: /etc/evil
        slug
        No se conoce la clave «slug»: la dirección de un artículo es el nombre de su archivo. Borrá esta línea."
  `);
  expect(await article('etc/evil.mdx')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/etc/evil.mdx
        Este archivo no está en su lugar y no se publicaría. Los artículos son archivos .mdx de src/content/blog y los textos de las páginas, archivos .yaml de src/content/pages con el nombre de su página."
  `);
});

test('C32 slug empty', async () => {
  expect(await refusalOf({ extra: "slug: ''" })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → slug: ''
        slug
        No se conoce la clave «slug»: la dirección de un artículo es el nombre de su archivo. Borrá esta línea."
  `);
  expect(await renamed('.mdx')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/.mdx
        El archivo no tiene nombre, y el nombre es la dirección del artículo: llamalo, por ejemplo, «mi_articulo.mdx»."
  `);
});

test('C33 slug `Año Nuevo / ¿qué?`', async () => {
  expect(await refusalOf({ extra: "slug: 'Año Nuevo / ¿qué?'" })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → slug: 'Año Nuevo / ¿qué?'
        slug
        No se conoce la clave «slug»: la dirección de un artículo es el nombre de su archivo. Borrá esta línea."
  `);
  expect(await renamed('Año Nuevo ¿qué?.mdx')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/Año Nuevo ¿qué?.mdx
        El nombre del archivo es la dirección del artículo: lleva solo letras sin tilde, números, «-» y «_», y se encontró «Año Nuevo ¿qué?». Podría ser «ano_nuevo_que.mdx»."
  `);
});

test('C34 slug `2026` (number)', async () => {
  expect(await refusalOf({ extra: 'slug: 2026' })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → slug: 2026
        slug
        No se conoce la clave «slug»: la dirección de un artículo es el nombre de su archivo. Borrá esta línea."
  `);
});

test('C35 Entry called index.mdx', async () => {
  expect(await renamed('index.mdx')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/index.mdx
        La dirección de «/index» ya es de src/pages/index.astro: uno taparía al otro. Cambiale el nombre a este archivo, o borralo."
  `);
});

test('C36 Page folder `_astro`', async () => {
  const said = await refusal((copy) => put(copy, 'src/pages/_astro/promo.astro', '<h1>Promo</h1>'));

  expect(said).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/pages/_astro/promo.astro
        Astro no publica lo que está en una carpeta o un archivo de src/pages cuyo nombre empieza con «_» («_astro» es, además, la carpeta de sus propios archivos): cambiale el nombre, o sacalo de src/pages."
  `);
});

test('C37 Windows reserved name (con.mdx)', async () => {
  expect(await renamed('con.mdx')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/con.mdx
        Windows no admite un archivo llamado «con»: cambiale el nombre, por ejemplo «con_1.mdx»."
  `);
});

test('C38 File name in NFD (macOS)', async () => {
  expect(await renamed(`${'año'.normalize('NFD')}.mdx`)).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/año.mdx
        El nombre del archivo es la dirección del artículo: lleva solo letras sin tilde, números, «-» y «_», y se encontró «año». Podría ser «ano.mdx»."
  `);
});

test('C39 Same name in NFC and NFD', async () => {
  const said = await refusal(async (copy) => {
    await copy.write(`blog/${'año'.normalize('NFC')}.mdx`, nota());
    await copy.write(`blog/${'año'.normalize('NFD')}.mdx`, nota());
  });

  expect(said).toMatchInlineSnapshot(`
    "Hay 3 problemas en el contenido; no se publicó nada.

      src/content/blog/año.mdx
        El nombre del archivo es la dirección del artículo: lleva solo letras sin tilde, números, «-» y «_», y se encontró «año». Podría ser «ano.mdx».

      src/content/blog/año.mdx
        El nombre del archivo es la dirección del artículo: lleva solo letras sin tilde, números, «-» y «_», y se encontró «año». Podría ser «ano.mdx».

      src/content/blog/año.mdx
        Hay dos archivos para la misma dirección, «/año»: este y src/content/blog/año.mdx. Se ven iguales, pero uno tiene las tildes separadas de las letras, como las escribe macOS. Cambiale el nombre a uno, o borralo."
  `);
});

test('C80 Collection with no entries', async () => {
  const said = await refusal(async (copy) => {
    await copy.remove('blog');
    await mkdir(join(copy.root, 'src/content/blog'));
  });

  expect(said).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog
        El blog no tiene artículos y necesita al menos uno: un archivo .mdx en esta carpeta."
  `);
});

test('C81 Collection folder missing', async () => {
  const said = await refusal((copy) => copy.remove('blog'));

  expect(said).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog
        Falta esta carpeta, la de los artículos: creala, con al menos un artículo (.mdx)."
  `);
});

test('C92 File `_oculto.mdx` (author expects hidden)', async () => {
  expect(await renamed('_oculto.mdx')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/_oculto.mdx
        El nombre empieza con «_», que no oculta nada. Si no querés publicarlo todavía, escribí «borrador: true» en la ficha y llamalo «oculto.mdx»."
  `);
});

test('C93 File name with %', async () => {
  expect(await renamed('cien%.mdx')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/cien%.mdx
        El nombre del archivo es la dirección del artículo: lleva solo letras sin tilde, números, «-» y «_», y se encontró «cien%». Podría ser «cien.mdx»."
  `);
});

test('C94 File name with # and ?', async () => {
  expect(await renamed('a#b?c.mdx')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/a#b?c.mdx
        El nombre del archivo es la dirección del artículo: lleva solo letras sin tilde, números, «-» y «_», y se encontró «a#b?c». Podría ser «a_b_c.mdx»."
  `);
});

test('C95 x.MDX (upper-case extension)', async () => {
  expect(await renamed('nota.MDX')).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.MDX
        Este archivo no está en su lugar y no se publicaría. Los artículos terminan en «.mdx», en minúsculas: llamalo «nota.mdx»."
  `);
});

test('C97 public/ file shadows a content page', async () => {
  const said = await refusal((copy) => put(copy, 'public/nota.html', '<h1>Otra</h1>'));

  expect(said).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      public/nota.html
        La dirección de «/nota» ya es de src/content/blog/nota.mdx: uno taparía al otro. Cambiale el nombre a este archivo, o borralo."
  `);
});

test('C98 public/index.html shadows the home page', async () => {
  const said = await refusal((copy) => put(copy, 'public/index.html', '<h1>Otra</h1>'));

  expect(said).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      public/index.html
        La dirección de la portada ya es de src/pages/index.astro: uno taparía al otro. Cambiale el nombre a este archivo, o borralo."
  `);
});

test('C99 index.astro and index.md', async () => {
  const said = await refusal((copy) => put(copy, 'src/pages/index.md', '# Otra\n'));

  expect(said).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/pages/index.md
        La dirección de la portada ya es de src/pages/index.astro: uno taparía al otro. Cambiale el nombre a este archivo, o borralo."
  `);
});

test('C106 300-character slug', async () => {
  expect(await refusalOf({ extra: `slug: ${'x'.repeat(300)}` })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → slug: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
        slug
        No se conoce la clave «slug»: la dirección de un artículo es el nombre de su archivo. Borrá esta línea."
  `);
  // Disks take no file name of 300: this is the longest.
  expect(await renamed(`${'x'.repeat(251)}.mdx`)).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.mdx
        El nombre del archivo es la dirección del artículo: admite 80 caracteres y tiene 251."
  `);
});
