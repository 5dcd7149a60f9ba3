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

const titles: [what: string, title: string][] = [
  [
    'signs that code is made of in its title',
    'El <title> de <10 locales & más: {la regla} «del 80 %», "así" y de McDonald\'s #1',
  ],
  ['accents as a Mac writes them in its title', 'Operación'.normalize('NFD')],
  [
    'other alphabets and emoji in its title',
    'Häagen-Dazs, Łódź, 東京, Ελλάδα, Привет, مرحبا 🚀 👩‍🍳',
  ],
  ['a title of 110 letters', 'x'.repeat(110)],
];

const texts: [what: string, text: string][] = [
  ['braces in code', 'Un `código {con llaves}`.'],
  ['subtitles that are underlined', 'Título\n======\n\nOtro\n-----\n\nTexto.'],
  [
    'every way to write a link',
    'Un [enlace](/contacto "con título"), [otro][uno], https://a.example/b_c y www.a.example.\n\n[uno]: /contacto',
  ],
  [
    'links to an e-mail, a telephone and a part of itself',
    'Escribinos a [hola](mailto:hola@a.example), [llamá](tel:+541100) o [bajá](#parte).',
  ],
  ['blocks of code', '```js\nconst a = { b: <c/> };\n```\n\n~~~\n**\n~~~'],
  [
    'braces, less-than signs and a note to oneself, as the guide writes them',
    'Una llave {"{"}, otra \\{, un &lt; y un 3 < 4 > 2. {/* Una nota. */}',
  ],
  [
    'the HTML that the guide allows',
    'H<sub>2</sub>O, m<sup>2</sup><br />y <abbr title="Uno">U</abbr>.',
  ],
  ['signs in the title of a note', '<Nota titulo="Ojo con <10 & {más}">Un **texto**.</Nota>'],
  ['a note’s title in braces', '<Nota titulo={"Ojo"}>Un texto.</Nota>'],
  ['a picture whose file has spaces in its name', '![Un plano](<./plano único (1).png>)'],
  [
    'a link to a subtitle, with accents as a Mac writes them',
    `[Al subtítulo](#${'operación'.normalize('NFD')})\n\n## Operación`,
  ],
  ['lines across, of each kind', '***\n\nUn texto.\n\n---\n\nOtro.\n\n* * *'],
  [
    'code in lists, in quotes and around code',
    '- Uno.\n\n  ```\n  a\n  ```\n\n> ~~~~js\n> ```\n> ~~~~\n\n````\n```\n`````',
  ],
  [
    'a table with an empty cell and a bar in a cell',
    '| A | B |\n| - | - |\n| 1 | 2 | |\n| a \\| b |\n',
  ],
  [
    'footnotes that call each other, and a picture by reference',
    'Uno[^1], dos[^1] y ![un plano][UNO].\n\n[^1]: Tres[^dos].\n\n[^dos]: Cuatro.\n\n[uno]: ./plano.svg',
  ],
  [
    'figures on one line',
    '<Cifras><Cifra principal="1" secundario="a" /> <Cifra principal="2" secundario="b" /></Cifras>',
  ],
  [
    'a video in a list and in a note, and words after a figure’s picture',
    '- <Video />\n\n<Nota>Uno: <Video /></Nota>\n\n<Figura pie="Uno">![Un plano](./plano.svg) Dos.</Figura>',
  ],
  ['whole sentences in bold', '**Ojo:** uno.\n\n**Una frase entera, en negrita.**'],
  [
    'unusual addresses of links',
    'Ver [uno](http://a.example/b.png), [dos](https://a.example:80) y [tres](contacto).',
  ],
  ['a picture with a title of its own', '![Un plano][plano]\n\n[plano]: ./plano.svg "Con título"'],
  [
    'what looks like a link turned round, but is none',
    'Un `(texto)[/contacto]` en código, y un (paréntesis)[1] con una llamada.',
  ],
  [
    'words in bold under a call to action',
    '<LlamadaALaAccion texto="Ir" href="/contacto" cta="ir">\n  Un **texto**.\n</LlamadaALaAccion>',
  ],
];

const fields: [what: string, changes: Parameters<typeof articleSource>[0]][] = [
  [
    'accents as a Mac writes them in its category',
    { categorias: `categorias: [${'Operación'.normalize('NFD')}]` },
  ],
  [
    'quotes around its days, and an update on the day itself',
    { fecha: "fecha: '2026-01-15'", extra: "actualizado: '2026-01-15'" },
  ],
  [
    'notes to oneself beside its fields, and no «borrador»',
    { fecha: 'fecha: 2026-01-15 # un jueves\n#pegada', borrador: '' },
  ],
  [
    'signs and an address in its summary',
    {
      descripcion:
        'descripcion: Hola! A & B, 2 * 2 y https://a.example/#parte, que es una dirección.',
    },
  ],
  [
    'a summary of several lines',
    {
      descripcion:
        'descripcion: |\n  Un resumen que va en varias líneas,\n  «así», #2 y\n  ! con signos.',
    },
  ],
  ['a cover whose file has spaces in its name', { blogImg: "blogImg: './plano único (1).png'" }],
  [
    'earlier addresses in other folders',
    { extra: 'direccionesAnteriores: [/otra-nota, /blog/2024/nota.html]' },
  ],
  [
    'a description of its cover still to do, in a draft',
    { borrador: 'borrador: true', blogImgAlt: 'blogImgAlt: TODO' },
  ],
  ['a day far in the future', { fecha: 'fecha: 2099-01-01' }],
];

const drawings = [
  '<rect width="4" height="4" style="fill: #fff"/>',
  '<style>rect { fill: url(#a); mask: url( "#b" ) }</style>',
  '<use href="#a"/><image href="data:image/png;base64,AAAA"/>',
];

const bytes: [what: string, written: string][] = [
  ['an invisible mark at its start, as Windows saves it', `\uFEFF${articleSource()}`],
  ['line ends of Windows', articleSource().replaceAll('\n', '\r\n')],
  ['no line end after its last word', articleSource().trimEnd()],
];

const articles = [
  ...titles.map(([what, title]) => ({
    what,
    written: articleSource({ titulo: `titulo: ${JSON.stringify(title)}` }),
  })),
  ...texts.map(([what, text]) => ({ what, written: articleSource({}, `${text}\n`) })),
  ...fields.map(([what, changes]) => ({ what, written: articleSource(changes) })),
  ...bytes.map(([what, written]) => ({ what, written })),
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
