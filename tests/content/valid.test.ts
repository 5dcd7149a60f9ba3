import { beforeAll, expect, test } from 'vitest';
import { checkContent } from '#tools/check/content/checkContent.ts';
import type { Problem } from '#tools/check/content/problem.ts';
import type { ContentCopy } from '#tests/support/authoring/contentCopy.ts';
import {
  contentWithArticle,
  drawing,
  articleSource,
  picture,
} from '#tests/support/authoring/articleSource.ts';

// Unusual but valid articles. The components and most of Markdown are in an article of the fixture.

const titles: { what: string; title: string }[] = [
  {
    what: 'signs that code is made of in its title',
    title: 'El <title> de <10 locales & más: {la regla} «del 80 %», "así" y de McDonald\'s #1',
  },
  { what: 'accents as a Mac writes them in its title', title: 'Operación'.normalize('NFD') },
  {
    what: 'other alphabets and emoji in its title',
    title: 'Häagen-Dazs, Łódź, 東京, Ελλάδα, Привет, مرحبا 🚀 👩‍🍳',
  },
  { what: 'a title of 110 letters', title: 'x'.repeat(110) },
];

const texts: { what: string; text: string }[] = [
  { what: 'braces in code', text: 'Un `código {con llaves}`.' },
  { what: 'subtitles that are underlined', text: 'Título\n======\n\nOtro\n-----\n\nTexto.' },
  {
    what: 'every way to write a link',
    text: 'Un [enlace](/contacto "con título"), [otro][uno], https://a.example/b_c y www.a.example.\n\n[uno]: /contacto',
  },
  {
    what: 'links to an e-mail, a telephone and a part of itself',
    text: 'Escribinos a [hola](mailto:hola@a.example), [llamá](tel:+541100) o [bajá](#parte).',
  },
  { what: 'blocks of code', text: '```js\nconst a = { b: <c/> };\n```\n\n~~~\n**\n~~~' },
  {
    what: 'braces, less-than signs and a note to oneself, as the guide writes them',
    text: 'Una llave {"{"}, otra \\{, un &lt; y un 3 < 4 > 2. {/* Una nota. */}',
  },
  {
    what: 'the HTML that the guide allows',
    text: 'H<sub>2</sub>O, m<sup>2</sup><br />y <abbr title="Uno">U</abbr>.',
  },
  {
    what: 'signs in the title of a note',
    text: '<Nota titulo="Ojo con <10 & {más}">Un **texto**.</Nota>',
  },
  { what: 'a note’s title in braces', text: '<Nota titulo={"Ojo"}>Un texto.</Nota>' },
  {
    what: 'a picture whose file has spaces in its name',
    text: '![Un plano](<./plano único (1).png>)',
  },
  {
    what: 'a link to a subtitle, with accents as a Mac writes them',
    text: `[Al subtítulo](#${'operación'.normalize('NFD')})\n\n## Operación`,
  },
  { what: 'lines across, of each kind', text: '***\n\nUn texto.\n\n---\n\nOtro.\n\n* * *' },
  {
    what: 'code in lists, in quotes and around code',
    text: '- Uno.\n\n  ```\n  a\n  ```\n\n> ~~~~js\n> ```\n> ~~~~\n\n````\n```\n`````',
  },
  {
    what: 'a table with an empty cell and a bar in a cell',
    text: '| A | B |\n| - | - |\n| 1 | 2 | |\n| a \\| b |\n',
  },
  {
    what: 'footnotes that call each other, and a picture by reference',
    text: 'Uno[^1], dos[^1] y ![un plano][UNO].\n\n[^1]: Tres[^dos].\n\n[^dos]: Cuatro.\n\n[uno]: ./plano.svg',
  },
  {
    what: 'figures on one line',
    text: '<Cifras><Cifra principal="1" secundario="a" /> <Cifra principal="2" secundario="b" /></Cifras>',
  },
  {
    what: 'a video in a list and in a note, and words after a figure’s picture',
    text: '- <Video />\n\n<Nota>Uno: <Video /></Nota>\n\n<Figura pie="Uno">![Un plano](./plano.svg) Dos.</Figura>',
  },
  { what: 'whole sentences in bold', text: '**Ojo:** uno.\n\n**Una frase entera, en negrita.**' },
  {
    what: 'unusual addresses of links',
    text: 'Ver [uno](http://a.example/b.png), [dos](https://a.example:80) y [tres](contacto).',
  },
  {
    what: 'a picture with a title of its own',
    text: '![Un plano][plano]\n\n[plano]: ./plano.svg "Con título"',
  },
  {
    what: 'what looks like a link turned round, but is none',
    text: 'Un `(texto)[/contacto]` en código, y un (paréntesis)[1] con una llamada.',
  },
  {
    what: 'words in bold under a call to action',
    text: '<LlamadaALaAccion texto="Ir" href="/contacto" cta="ir">\n  Un **texto**.\n</LlamadaALaAccion>',
  },
];

const fields: { what: string; changes: Parameters<typeof articleSource>[0] }[] = [
  {
    what: 'accents as a Mac writes them in its category',
    changes: { categorias: `categorias: [${'Operación'.normalize('NFD')}]` },
  },
  {
    what: 'quotes around its days, and an update on the day itself',
    changes: { fecha: "fecha: '2026-01-15'", extra: "actualizado: '2026-01-15'" },
  },
  {
    what: 'notes to oneself beside its fields, and no «borrador»',
    changes: { fecha: 'fecha: 2026-01-15 # un jueves\n#pegada', borrador: '' },
  },
  {
    what: 'signs and an address in its summary',
    changes: {
      descripcion:
        'descripcion: Hola! A & B, 2 * 2 y https://a.example/#parte, que es una dirección.',
    },
  },
  {
    what: 'a summary of several lines',
    changes: {
      descripcion:
        'descripcion: |\n  Un resumen que va en varias líneas,\n  «así», #2 y\n  ! con signos.',
    },
  },
  {
    what: 'a cover whose file has spaces in its name',
    changes: { blogImg: "blogImg: './plano único (1).png'" },
  },
  {
    what: 'earlier addresses in other folders',
    changes: { extra: 'direccionesAnteriores: [/otra-nota, /blog/2024/nota.html]' },
  },
  {
    what: 'a description of its cover still to do, in a draft',
    changes: { borrador: 'borrador: true', blogImgAlt: 'blogImgAlt: TODO' },
  },
  { what: 'a day far in the future', changes: { fecha: 'fecha: 2099-01-01' } },
];

const drawings = [
  '<rect width="4" height="4" style="fill: #fff"/>',
  '<style>rect { fill: url(#a); mask: url( "#b" ) }</style>',
  '<use href="#a"/><image href="data:image/png;base64,AAAA"/>',
];

const bytes: { what: string; written: string }[] = [
  {
    what: 'an invisible mark at its start, as Windows saves it',
    written: `\uFEFF${articleSource()}`,
  },
  { what: 'line ends of Windows', written: articleSource().replaceAll('\n', '\r\n') },
  { what: 'no line end after its last word', written: articleSource().trimEnd() },
];

const articles = [
  ...titles.map(({ what, title }) => ({
    what,
    written: articleSource({ titulo: `titulo: ${JSON.stringify(title)}` }),
  })),
  ...texts.map(({ what, text }) => ({ what, written: articleSource({}, `${text}\n`) })),
  ...fields.map(({ what, changes }) => ({ what, written: articleSource(changes) })),
  ...bytes,
].map((article, index) => ({ ...article, file: `blog/valid-${index}.mdx` }));

let copy: ContentCopy;
let problems: Problem[];
beforeAll(async () => {
  copy = await contentWithArticle();
  await copy.write('blog/plano único (1).png', await picture('png'));
  await copy.write('blog/plano.jpeg', await picture('jpeg'));
  await copy.write('blog/plano.svg', drawing(drawings.join('')));
  await copy.put('pages/inicio.yaml', ['banner', 'text'], 'text: Menos de <10 & {más} locales');
  await copy.put('site.yaml', ['whatsapp', 'message'], 'message: Hola 👋, quiero *saber* más.');
  for (const { file, written } of articles) await copy.write(file, written);
  problems = (await checkContent(copy.root)).filter(({ isHint }) => !isHint);
  return copy.dispose;
});

test.each(articles)('an article may have $what', ({ file }) => {
  expect(problems.filter((problem) => problem.file.endsWith(file))).toEqual([]);
});

test('other files may have signs in a banner, emoji in a chat’s message, and drawings with styles', () => {
  expect(problems).toEqual([]);
});
