import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nota, refusal } from '#tests/support/slips.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const said = (file: string, bytes: string | Buffer) => refusal((copy) => copy.write(file, bytes));

test('C68 CR-only line ends', async () => {
  expect(await said('blog/nota.mdx', nota().replaceAll('\n', '\r'))).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → [000D]titulo: 'Una nota de prueba'[000D]descripcio…
        Los fines de línea son los viejos de Mac (CR), y se espera LF o CRLF: en el editor, cambiá «Fin de línea» a LF y guardá."
  `);
});

test('C69 Latin-1 bytes in .mdx', async () => {
  expect(await said('blog/nota.mdx', latin1(nota()))).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → [FFFD]culo de prueba, contado en una sola fra…
        El archivo no está en UTF-8: acá hay una letra (quizás con tilde, o una eñe) escrita en otra codificación, como Latin-1 o Windows-1252. Guardalo de nuevo como UTF-8 (en el editor, «Guardar con codificación»)."
  `);
});

test('C70 Latin-1 bytes in .md', async () => {
  // No article is a .md file: it is asked to be .mdx before anybody reads it.
  expect(await said('blog/otra.md', latin1(nota()))).toMatchInlineSnapshot(`
    "Hay 2 problemas en el contenido; no se publicó nada.

      src/content/blog/otra.md → [FFFD]culo de prueba, contado en una sola fra…
        El archivo no está en UTF-8: acá hay una letra (quizás con tilde, o una eñe) escrita en otra codificación, como Latin-1 o Windows-1252. Guardalo de nuevo como UTF-8 (en el editor, «Guardar con codificación»).

      src/content/blog/otra.md
        Este archivo no está en su lugar y no se publicaría. Los artículos terminan en «.mdx», en minúsculas: llamalo «otra.mdx»."
  `);
});

test('C71 Latin-1 bytes in .yaml', async () => {
  const words = await said('pages/app.yaml', latin1('page: app\nseo:\n  title: Gestión\n'));

  expect(words).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/pages/app.yaml → [FFFD]n
        El archivo no está en UTF-8: acá hay una letra (quizás con tilde, o una eñe) escrita en otra codificación, como Latin-1 o Windows-1252. Guardalo de nuevo como UTF-8 (en el editor, «Guardar con codificación»)."
  `);
});

test('C72 UTF-16 file', async () => {
  const bytes = Buffer.from(`\uFEFF${nota()}`, 'utf16le');

  expect(await said('blog/nota.mdx', bytes)).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx
        El archivo está en UTF-16 y se espera UTF-8. Guardalo de nuevo como UTF-8 (en el editor, «Guardar con codificación»)."
  `);
});

test('C73 NUL byte in text', async () => {
  expect(await said('blog/nota.mdx', nota({}, 'Hola\u0000 a todos.\n'))).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx → [0000] a todos.
        Hay un carácter invisible acá (U+0000, nulo): borralo y volvé a escribir esa parte a mano."
  `);
});

test('C83 Symlink to a file outside the project', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'lineo-outside-'));
  await writeFile(join(outside, 'secreto.mdx'), nota());
  try {
    const words = await refusal(async (copy) => {
      await copy.remove('blog/nota.mdx');
      await symlink(join(outside, 'secreto.mdx'), join(copy.root, 'src/content/blog/nota.mdx'));
    });
    expect(words).toMatchInlineSnapshot(`
      "Hay 1 problema en el contenido; no se publicó nada.

        src/content/blog/nota.mdx
          Esto no es un archivo sino un enlace a otro, que está fuera del proyecto, y no se publica: copiá el archivo en su lugar."
    `);
  } finally {
    await rm(outside, { recursive: true });
  }
});

test('C84 5 MB article', async () => {
  const body = `${'Una frase cualquiera. '.repeat(240_000)}\n`;

  expect(await said('blog/nota.mdx', nota({}, body))).toMatchInlineSnapshot(`
    "Hay 1 problema en el contenido; no se publicó nada.

      src/content/blog/nota.mdx
        El archivo pesa 5,3 MB y el límite es 500 KB: partilo en varios, o sacá lo que no sea texto."
  `);
});
