import { expect, test } from 'vitest';
import { nota, refusal, refusalOf } from '#tests/support/slips.ts';

test('C01 Required frontmatter field missing', async () => {
  expect(await refusalOf({ titulo: '' })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → descripcion: 'Lo que se lleva quien lee …
        titulo
        Falta «titulo», el título del artículo."
  `);
});

test('C02 No frontmatter at all', async () => {
  const said = await refusal((copy) => copy.write('blog/nota.mdx', 'Un párrafo.\n'));

  expect(said).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → Un párrafo.
        Falta la ficha del artículo: el archivo empieza con una línea «---». Lleva estos campos: titulo, descripcion, blogImg, blogImgAlt, fecha, categorias."
  `);
});

test('C03 Frontmatter fence never closed', async () => {
  const said = await refusal((copy) =>
    copy.write('blog/nota.mdx', nota().replace('\n---\n', '\n')),
  );

  expect(said).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → ---
        Falta el cierre de la ficha: una línea «---» después del último campo."
  `);
});

test('C04 Unquoted colon in a value (`Guía: parte 1: inicio`)', async () => {
  expect(await refusalOf({ titulo: 'titulo: Guía: parte 1: inicio' })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → Guía: parte 1: inicio
        Esta línea no se entiende: si el texto lleva «: » o dos puntos al final, ponelo entre comillas. Escribí «titulo: 'Guía: parte 1: inicio'»."
  `);
});

test('C05 Tab used as indentation', async () => {
  expect(await refusalOf({ categorias: 'categorias:\n\t- Operación' })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → [0009]- Operación
        Hay un tabulador en la sangría: usá espacios."
  `);
});

test('C06 Date is text (`ayer`)', async () => {
  expect(await refusalOf({ fecha: 'fecha: ayer' })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → fecha: ayer
        fecha
        La fecha se escribe AAAA-MM-DD, por ejemplo 2026-03-12. Se encontró «ayer»."
  `);
});

test('C07 Date 31/12/2026', async () => {
  expect(await refusalOf({ fecha: 'fecha: 31/12/2026' })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → fecha: 31/12/2026
        fecha
        La fecha se escribe AAAA-MM-DD, por ejemplo 2026-03-12. Se encontró «31/12/2026». Si es el 31 de diciembre de 2026, escribí «fecha: 2026-12-31»."
  `);
});

test('C08 Date 03/04/2026 (Spanish 3 April)', async () => {
  expect(await refusalOf({ fecha: 'fecha: 03/04/2026' })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → fecha: 03/04/2026
        fecha
        La fecha se escribe AAAA-MM-DD, por ejemplo 2026-03-12. Se encontró «03/04/2026». Si es el 3 de abril de 2026, escribí «fecha: 2026-04-03»."
  `);
});

test('C09 Date 2026-02-30', async () => {
  expect(await refusalOf({ fecha: 'fecha: 2026-02-30' })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → fecha: 2026-02-30
        fecha
        La fecha se escribe AAAA-MM-DD, por ejemplo 2026-03-12. Se encontró «2026-02-30», un día que no existe: febrero de 2026 termina el 28."
  `);
});

test('C10 Date left empty', async () => {
  expect(await refusalOf({ fecha: 'fecha:' })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → fecha:
        fecha
        Falta «fecha», el día de publicación. La fecha se escribe AAAA-MM-DD, por ejemplo 2026-03-12."
  `);
});

test('C11 Date is `2026`', async () => {
  expect(await refusalOf({ fecha: 'fecha: 2026' })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → fecha: 2026
        fecha
        La fecha se escribe AAAA-MM-DD, por ejemplo 2026-03-12. Se encontró «2026»."
  `);
});

test('C12 Date is `true`', async () => {
  expect(await refusalOf({ fecha: 'fecha: true' })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → fecha: true
        fecha
        La fecha se escribe AAAA-MM-DD, por ejemplo 2026-03-12. Se encontró «true»."
  `);
});

test('C13 Description 400 characters', async () => {
  expect(await refusalOf({ descripcion: `descripcion: '${'x'.repeat(400)}'` }))
    .toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → descripcion: 'xxxxxxxxxxxxxxxxxxxxxxxxxx…
        descripcion
        Acortá «descripcion», el resumen del artículo: admite 160 caracteres y tiene 400."
  `);
});

test('C14 Misspelt key (`titlo`)', async () => {
  expect(await refusalOf({ titulo: "titlo: 'Una nota'" })).toMatchInlineSnapshot(`
    "Hay 2 problemas en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → titlo: 'Una nota'
        titulo
        Falta «titulo», el título del artículo.

      src/content/blog/nota.mdx → titlo: 'Una nota'
        titlo
        No se conoce la clave «titlo». ¿Quisiste decir «titulo»?"
  `);
});

test('C15 `borrador: "no"`', async () => {
  expect(await refusalOf({ borrador: 'borrador: "no"' })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → borrador: "no"
        borrador
        «borrador» es true o false, sin comillas. Se encontró «no». Escribí «borrador: false»."
  `);
});

test('C16 `borrador: no` (author means false)', async () => {
  expect(await refusalOf({ borrador: 'borrador: no' })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → borrador: no
        borrador
        «borrador» es true o false, sin comillas. Se encontró «no». Escribí «borrador: false»."
  `);
});

test('C18 Title `1e3` becomes a number', async () => {
  expect(await refusalOf({ titulo: 'titulo: 1e3' })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → titulo: 1e3
        titulo
        «titulo», el título del artículo, tiene que ser texto y se encontró «1e3»: ponelo entre comillas. Escribí «titulo: '1e3'»."
  `);
});

test('C21 Same key twice in YAML', async () => {
  expect(await refusalOf({ extra: "titulo: 'Otro'" })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → titulo: 'Otro'
        Esta clave está dos veces en el mismo bloque: borrá una."
  `);
});

test('C74 Bidi override U+202E in title', async () => {
  expect(await refusalOf({ titulo: "titulo: 'Una \u202Enota'" })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → [202E]nota'
        Hay un carácter invisible acá (U+202E, que da vuelta el sentido de la lectura): borralo y volvé a escribir esa parte a mano."
  `);
  expect(await refusalOf({ titulo: 'titulo: "Una \\u202Enota"' })).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → titulo: "Una \\u202Enota"
        titulo
        Hay un carácter invisible acá (U+202E, que da vuelta el sentido de la lectura): borralo y volvé a escribir esa parte a mano."
  `);
});

test('C89 `__proto__` key', async () => {
  const said = await refusalOf({ extra: '__proto__:\n  borrador: true' });

  expect(said).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → __proto__:
        __proto__
        No se conoce la clave «__proto__». Acá van: titulo, descripcion, blogImg, blogImgAlt, fecha, actualizado, categorias, borrador, direccionesAnteriores, retirado."
  `);
  expect(Object.hasOwn(Object.prototype, 'borrador')).toBe(false);
});
