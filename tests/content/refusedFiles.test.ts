import { beforeAll, describe, test } from 'vitest';
import { drawing, articleSource, picture } from '#tests/support/authoring/articleSource.ts';
import {
  expectRefused,
  problemsOf,
  named,
  type ExpectedProblem,
} from '#tests/support/authoring/refusedContent.ts';

// Mistakes in the names and kinds of files, and in pictures.

/** Wrong file names; the problem is the whole file. */
const inNames: [file: string, message: string][] = [
  ['blog/nota.md', 'Este archivo no está en su lugar'],
  ['blog/contacto.mdx', 'ya es de src/pages/contacto.astro'],
  ['blog/.mdx', 'El nombre del archivo es la dirección'],
  ['blog/Año Nuevo ¿qué?.mdx', 'se encontró «Año Nuevo ¿qué?».'],
  ['../pages/_astro/promo.astro', 'Astro no publica'],
  ['blog/con.mdx', 'Windows guarda para sí'],
  ['blog/Mi_Nota.mdx', 'se encontró «Mi_Nota».'],
  ['blog/_oculto.mdx', 'no va adelante, ni oculta nada'],
  ['blog/otra.mdx.txt', 'Este archivo no está en su lugar'],
  ['blog/otra.MDX', 'terminan en «.mdx», en minúsculas'],
  ['../../public/Con_Todo.html', 'ya es de src/content/blog/con_todo'],
  ['../pages/index.md', 'ya es de src/pages/index.astro'],
  [`blog/${'x'.repeat(251)}.mdx`, 'lleva hasta 80 letras minúsculas'],
];

const photo = await picture('jpeg', 400, 300);

const long = articleSource({}, 'Una frase. '.repeat(460_000));

const inFiles: [file: string, bytes: string | Buffer, ...problems: ExpectedProblem[]][] = [
  ['blog/sin_ficha.mdx', 'Un párrafo.\n', ['Un párrafo', 'Falta la ficha']],
  ['pages/registro.yaml', '', ['', 'El archivo está vacío.']],
  ['blog/texto.png', 'Un texto.\n', ['', '«texto.png» no es una imagen']],
  ['blog/cortada.jpg', photo.subarray(0, photo.length / 3), ['', 'está cortada o dañada']],
  ['blog/alta.png', await picture('png', 9, 4001), ['', 'el límite es 4000 de lado']],
  ['blog/un_punto.gif', await picture('gif', 1, 1), ['', 'mide 1 × 1 píxeles, y no se vería']],
  [
    'logos/sin_medida.svg',
    drawing('<path d="M0 0h9v9"/>').replace(/ w.*?"4" h.*?"4"/, ''),
    ['', 'escribí su ancho y su alto'],
  ],
  ['logos/nulo.svg', drawing('').replaceAll('"4"', '"0"'), ['', 'escribí su ancho y su alto']],
  ['blog/por_dentro.png', await picture('webp'), ['', 'llamala «por_dentro.webp»']],
  ['blog/peso.png', Buffer.alloc(5_900_000), ['', 'pesa 5,7 MB y el límite es 2 MB']],
  ['blog/peso.svg', drawing('x'.repeat(300 * 1024)), ['', 'pesa 300,1 KB y el límite es 300 KB']],
  ['blog/mac.mdx', articleSource().replaceAll('\n', '\r'), ['', 'Los fines de línea']],
  ['blog/latin1.mdx', Buffer.from(articleSource(), 'latin1'), ['\uFFFD', 'no está en UTF-8']],
  ['pages/soluciones.yaml', 'a: 1\n---\nb: 2\n', ['---', 'corta el archivo en dos']],
  ['blog/larga.mdx', long, ['', 'pesa 4,9 MB y el límite es 500 KB']],
  ['pages/contacto.yaml', 'Los datos.\n', ['Los datos', 'un bloque con campos']],
];

/** SVG that runs code or loads something, and the part that the message names. */
const inDrawings: [inside: string, part: string][] = [
  ['<script>a()</script>', '<script>'],
  ['<foreignObject/>', '<foreignObject>'],
  ['<g onload="x"/>', '«onload» en <g>'],
  ['<a xmlns:x="http://www.w3.org/1999/xlink" x:href="java script:x"/>', '«x:href» en <a>'],
  ['<image href="data:image/svg+xml,x"/>', '«href» en <image>'],
  ['<style>@import "x.css";</style>', '<style>'],
  ['<style>@imp&#111;rt "x.css";</style>', '<style>'],
  ['<?xml-stylesheet href="a.css"?>', '<?xml-stylesheet>'],
  ['<rect style="fill: url(https://a.example/a)"/>', '«style» en <rect>'],
];

const mistakes = [
  ...inNames.map(([file, message]) =>
    named(file, { file, problems: [['', message]], written: articleSource() }),
  ),
  ...inFiles.map(([file, written, ...problems]) => named(file, { file, problems, written })),
  ...inDrawings.map(([inside, part], index) =>
    named(`a drawing with ${inside}`, {
      file: `blog/drawing-${index}.svg`,
      problems: [['', `tiene ${part}, que`]],
      written: drawing(inside),
    }),
  ),
];

describe('a file is refused (its name or what it has, what the message says):', () => {
  let found: Awaited<ReturnType<typeof problemsOf>>;
  beforeAll(async () => {
    found = await problemsOf(mistakes);
  });

  test.each(mistakes)('$name', (mistake) => expectRefused(found, mistake));
});
