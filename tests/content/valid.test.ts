import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent } from '#tools/check/content/checkContent.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import type { ContentCopy } from '#tests/support/contentCopy.ts';
import { contentWithNota, drawing, nota, picture } from '#tests/support/slips.ts';

// Unusual but valid articles. The components and most of Markdown are in an article of the fixture.

const titles = [
  'El <title> de <10 locales & más: {la regla} «del 80 %», "así" y de McDonald\'s #1',
  'Operación'.normalize('NFD'),
  'Häagen-Dazs, Łódź, 東京, Ελλάδα, Привет, مرحبا 🚀 👩‍🍳',
  'x'.repeat(110),
];

const texts = [
  'Un `código {con llaves}`.',
  'Título\n======\n\nOtro\n-----\n\nTexto.',
  'Un [enlace](/contacto "con título"), [otro][uno], https://a.example/b_c y www.a.example.\n\n[uno]: /contacto',
  'Escribinos a [hola](mailto:hola@a.example), [llamá](tel:+541100) o [bajá](#parte).',
  '```js\nconst a = { b: <c/> };\n```\n\n~~~\n**\n~~~',
  'Una llave {"{"}, otra \\{, un &lt; y un 3 < 4 > 2. {/* Una nota. */}',
  'H<sub>2</sub>O, m<sup>2</sup><br />y <abbr title="Uno">U</abbr>.',
  '<Nota titulo="Ojo con <10 & {más}">Un **texto**.</Nota>',
  '<Nota titulo={"Ojo"}>Un texto.</Nota>',
  '![Un plano](<./plano único (1).png>)',
  `[Al subtítulo](#${'operación'.normalize('NFD')})\n\n## Operación`,
  '***\n\nUn texto.\n\n---\n\nOtro.\n\n* * *',
  '- Uno.\n\n  ```\n  a\n  ```\n\n> ~~~~js\n> ```\n> ~~~~\n\n````\n```\n`````',
  '| A | B |\n| - | - |\n| 1 | 2 | |\n| a \\| b |\n',
  'Uno[^1], dos[^1] y ![un plano][UNO].\n\n[^1]: Tres[^dos].\n\n[^dos]: Cuatro.\n\n[uno]: ./plano.svg',
  '<Cifras><Cifra principal="1" secundario="a" /> <Cifra principal="2" secundario="b" /></Cifras>',
  '- <Video />\n\n<Nota>Uno: <Video /></Nota>\n\n<Figura pie="Uno">![Un plano](./plano.svg) Dos.</Figura>',
  '**Ojo:** uno.\n\n**Una frase entera, en negrita.**',
  'Ver [uno](http://a.example/b.png), [dos](https://a.example:80) y [tres](contacto).',
  '![Un plano][plano]\n\n[plano]: ./plano.svg "Con título"',
  'Un `(texto)[/contacto]` en código, y un (paréntesis)[1] con una llamada.',
  '<LlamadaALaAccion texto="Ir" href="/contacto" cta="ir">\n  Un **texto**.\n</LlamadaALaAccion>',
];

const fields: Parameters<typeof nota>[0][] = [
  { categorias: `categorias: [${'Operación'.normalize('NFD')}]` },
  { fecha: "fecha: '2026-01-15'", extra: "actualizado: '2026-01-15'" },
  { fecha: 'fecha: 2026-01-15 # un jueves\n#pegada', borrador: '' },
  {
    descripcion:
      'descripcion: Hola! A & B, 2 * 2 y https://a.example/#parte, que es una dirección.',
  },
  {
    descripcion:
      'descripcion: |\n  Un resumen que va en varias líneas,\n  «así», #2 y\n  ! con signos.',
  },
  { blogImg: "blogImg: './plano único (1).png'" },
  { extra: 'direccionesAnteriores: [/otra-nota, /blog/2024/nota.html]' },
  { borrador: 'borrador: true', blogImgAlt: 'blogImgAlt: TODO' },
  { fecha: 'fecha: 2099-01-01' },
];

const drawings = [
  '<rect width="4" height="4" style="fill: #fff"/>',
  '<style>rect { fill: url(#a); mask: url( "#b" ) }</style>',
  '<use href="#a"/><image href="data:image/png;base64,AAAA"/>',
];

const bytes = [`\uFEFF${nota()}`, nota().replaceAll('\n', '\r\n'), nota().trimEnd()];

const articles = [
  ...titles.map((title) => nota({ titulo: `titulo: ${JSON.stringify(title)}` })),
  ...texts.map((text) => nota({}, `${text}\n`)),
  ...fields.map((changes) => nota(changes)),
  ...bytes,
].map((written, index) => ({ file: `blog/valid-${index}.mdx`, written }));

let copy: ContentCopy;
let problems: Problem[];
beforeAll(async () => {
  copy = await contentWithNota();
  await copy.write('blog/plano único (1).png', await picture('png'));
  await copy.write('blog/plano.jpeg', await picture('jpeg'));
  await copy.write('blog/plano.svg', drawing(drawings.join('')));
  await copy.put('pages/inicio.yaml', ['banner', 'text'], 'text: Menos de <10 & {más} locales');
  await copy.put('site.yaml', ['whatsapp', 'message'], 'message: Hola 👋, quiero *saber* más.');
  for (const { file, written } of articles) await copy.write(file, written);
  problems = (await checkContent(copy.root)).filter(({ isHint }) => !isHint);
});
afterAll(() => copy.dispose());

test.each(articles)('$written', ({ file }) => {
  expect(problems.filter((problem) => problem.file.endsWith(file))).toEqual([]);
});

test('the other content is valid too', () => {
  expect(problems).toEqual([]);
});
