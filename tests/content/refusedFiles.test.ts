import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ContentCopy } from '#tests/support/authoring/contentCopy.ts';
import { drawing, articleSource, picture } from '#tests/support/authoring/articleSource.ts';
import {
  copyForTest,
  problemAt,
  problemsIn,
  testRefused,
} from '#tests/support/authoring/refusedContent.ts';

// Mistakes in the names and kinds of files, and in pictures; and files that are missing.

const photo = await picture('jpeg', 400, 300);

// Their names are wrong, and what they have is right.
testRefused(
  'a file is refused for its name',
  [
    { file: 'blog/nota.md', message: 'Este archivo no está en su lugar' },
    { file: 'blog/contacto.mdx', message: 'ya es de src/pages/contacto.astro' },
    { file: 'blog/.mdx', message: 'El nombre del archivo es la dirección' },
    { file: 'blog/Año Nuevo ¿qué?.mdx', message: 'se encontró «Año Nuevo ¿qué?».' },
    { file: 'blog/con.mdx', message: 'Windows guarda para sí' },
    { file: 'blog/Mi_Nota.mdx', message: 'se encontró «Mi_Nota».' },
    { file: 'blog/_oculto.mdx', message: 'no va adelante, ni oculta nada' },
    { file: 'blog/otra.mdx.txt', message: 'Este archivo no está en su lugar' },
    { file: 'blog/otra.MDX', message: 'terminan en «.mdx», en minúsculas' },
    { file: '../../public/Con_Todo.html', message: 'ya es de src/content/blog/con_todo' },
    { file: '../pages/index.md', message: 'ya es de src/pages/index.astro' },
    { file: `blog/${'x'.repeat(251)}.mdx`, message: 'lleva hasta 80 letras minúsculas' },
  ].map((row) => ({ ...row, written: articleSource() })),
);

// Their names are right, and what they have is wrong.
testRefused('a file is refused for what it has', [
  {
    file: 'blog/sin_ficha.mdx',
    written: 'Un párrafo.\n',
    at: 'Un párrafo',
    message: 'Falta la ficha',
  },
  { file: 'pages/registro.yaml', written: '', message: 'El archivo está vacío.' },
  {
    file: 'blog/texto.png',
    written: 'Un texto.\n',
    message: '«texto.png» no es una imagen',
  },
  {
    file: 'blog/cortada.jpg',
    written: photo.subarray(0, photo.length / 3),
    message: 'está cortada o dañada',
  },
  {
    file: 'blog/alta.png',
    written: await picture('png', 9, 4001),
    message: 'el límite es 4000 de lado',
  },
  {
    file: 'blog/un_punto.gif',
    written: await picture('gif', 1, 1),
    message: 'mide 1 × 1 píxeles, y no se vería',
  },
  {
    file: 'logos/sin_medida.svg',
    written: drawing('<path d="M0 0h9v9"/>').replace(/ w.*?"4" h.*?"4"/, ''),
    message: 'escribí su ancho y su alto',
  },
  {
    file: 'logos/nulo.svg',
    written: drawing('').replaceAll('"4"', '"0"'),
    message: 'escribí su ancho y su alto',
  },
  {
    file: 'blog/por_dentro.png',
    written: await picture('webp'),
    message: 'llamala «por_dentro.webp»',
  },
  {
    file: 'blog/peso.png',
    written: Buffer.alloc(5_900_000),
    message: 'pesa 5,7 MB y el límite es 2 MB',
  },
  {
    file: 'blog/peso.svg',
    written: drawing('x'.repeat(300 * 1024)),
    message: 'pesa 300,1 KB y el límite es 300 KB',
  },
  {
    file: 'blog/mac.mdx',
    written: articleSource().replaceAll('\n', '\r'),
    at: '\rtitulo:',
    message: 'Los fines de línea',
  },
  {
    file: 'blog/latin1.mdx',
    written: Buffer.from(articleSource(), 'latin1'),
    at: '\uFFFD',
    message: 'no está en UTF-8',
  },
  {
    file: 'pages/soluciones.yaml',
    written: 'a: 1\n---\nb: 2\n',
    at: '---',
    message: 'corta el archivo en dos',
  },
  {
    file: 'blog/larga.mdx',
    written: articleSource({}, 'Una frase. '.repeat(460_000)),
    message: 'pesa 4,9 MB y el límite es 500 KB',
  },
  {
    file: 'pages/contacto.yaml',
    written: 'Los datos.\n',
    at: 'Los datos',
    message: 'un bloque con campos',
  },
]);

// Drawings that run code or load something.
testRefused(
  'a drawing is refused for',
  [
    { slip: '<script>a()</script>', message: '<script>' },
    { slip: '<foreignObject/>', message: '<foreignObject>' },
    { slip: '<g onload="x"/>', message: '«onload» en <g>' },
    {
      slip: '<a xmlns:x="http://www.w3.org/1999/xlink" x:href="java script:x"/>',
      message: '«x:href» en <a>',
    },
    { slip: '<image href="data:image/svg+xml,x"/>', message: '«href» en <image>' },
    { slip: '<style>@import "x.css";</style>', message: '<style>' },
    { slip: '<style>@imp&#111;rt "x.css";</style>', message: '<style>' },
    { slip: '<?xml-stylesheet href="a.css"?>', message: '<?xml-stylesheet>' },
    { slip: '<rect style="fill: url(https://a.example/a)"/>', message: '«style» en <rect>' },
  ].map(({ slip, message }, index) => ({
    slip,
    file: `blog/drawing-${index}.svg`,
    written: drawing(slip),
    message: `tiene ${message}, que`,
  })),
);

// Files that are missing or in the wrong place: each in a copy of its own.

const onlyLater = async (copy: ContentCopy) => {
  await copy.remove('blog');
  await copy.write('blog/nota.jpg', photo);
  const later = { blogImg: 'blogImg: ./nota.jpg', fecha: 'fecha: 2099-01-02' };
  await copy.write('blog/nota.mdx', articleSource(later));
};

test.each<{ slip: string; make: (copy: ContentCopy) => Promise<void>; message: string }>([
  {
    slip: 'without an article',
    make: (copy) => copy.remove('blog'),
    message: 'necesita al menos un artículo que se publi',
  },
  {
    slip: 'with articles of a later date only',
    make: onlyLater,
    message: 'con una fecha que ya llegó',
  },
  {
    slip: 'without site.yaml',
    make: (copy) => copy.remove('site.yaml'),
    message: 'Falta este archivo.',
  },
  {
    slip: 'with a checklist that has a space in its name',
    make: (copy) => copy.move('checklists/minima.yaml', 'checklists/muy corta.yaml'),
    message: 'se encontró «muy corta».',
  },
  {
    slip: 'with a link to another file',
    make: (copy) => symlink('/etc/hostname', join(copy.root, 'src/content/a.mdx')),
    message: 'no es un archivo sino un enlace a otro',
  },
])('the content is refused $slip', async ({ make, message }) => {
  const copy = await copyForTest();
  await make(copy);

  expect(await problemsIn(copy)).toEqual([problemAt({ message })]);
});
