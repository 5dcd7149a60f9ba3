import { execFileSync } from 'node:child_process';
import { beforeEach, expect, test } from 'vitest';
import {
  articleStates,
  deletedArticles,
  hiddenLines,
} from '#tools/check/content/article/articleStates.ts';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { hasErrors, report } from '#tools/check/content/problem.ts';
import type { ContentCopy } from '#tests/support/authoring/contentCopy.ts';
import {
  contentWithArticle,
  articleSource,
  picture,
} from '#tests/support/authoring/articleSource.ts';

let copy: ContentCopy;
beforeEach(async () => {
  copy = await contentWithArticle();
  return copy.dispose;
});

test('an article gets a hint at each place that would not look as its author meant', async () => {
  const slips: [text: string, place: string][] = [
    ['Uno, **dos* y [tres](/contacto).', '*dos'],
    ['Uno [**dos**, tres] (/contacto).', '[**dos**'],
    ['Uno [dos](https://a.example/una nota).', '[dos]'],
    ['Uno.\n\nDos.\n---', 'Dos.'],
    ['| A | B |\n| - | - |\n| 1 | 2 |\nTres.', 'Tres.'],
    ['**Una parte**\n\nDos.', '**Una parte**'],
    ['+ 3000 usuarios', '+ 3000'],
    ['> 30 locales', '> 30'],
    ['- Uno\n- [] Dos', '[] Dos'],
  ];
  for (const [index, [text]] of slips.entries()) {
    await copy.write(`blog/slip-${index}.mdx`, articleSource({}, `${text}\n`));
  }

  const found = await checkContent(copy.root);

  const places = found.map(async ({ file, line = 0, column = 0, isHint }) => {
    const text = await copy.textAt(`blog/${file.split('/').at(-1)}`, line, column);
    return `${isHint ? '' : 'No hint: '}${text}`;
  });
  expect(await Promise.all(places)).toEqual(
    slips.map(([, place]) => expect.stringContaining(place) as string),
  );
});

const takeaway = (cifra: string) => ({
  extra: `teLlevas:\n  rotulo: La cuenta\n  cifra: ${cifra}\n  texto: entre visita y visita.`,
});
const body =
  '<Nota titulo="Ojo">Son 17 días, 1630 y +3.000 locales.</Nota>\n\nO treinta y dos días.\n';

type Changes = Parameters<typeof articleSource>[0];

/** Hints about one field: the changed lines of frontmatter, and a part of the hint's message. */
test.each<[slip: string, changes: Changes, message: string]>([
  [
    'a lost opening quotation mark',
    { titulo: "titulo: Gestioná y escalá.'" },
    "escribí «titulo: 'Gestioná y escalá.'»",
  ],
  [
    'a lost opening quotation mark after a space',
    { titulo: 'titulo: De noche … "' },
    "escribí «titulo: 'De noche …'»",
  ],
  [
    'a revision on a future day',
    { extra: 'actualizado: 2099-01-02' },
    '«actualizado» es un día que no llegó',
  ],
  [
    'a figure with a unit that the text lacks',
    takeaway('18 días'),
    '«18 días» no está en el texto del artículo',
  ],
  ['a percentage that the text lacks', takeaway('63%'), '«63%» no está en el texto'],
])('an article with %s gets a hint', async (_slip, changes, message) => {
  await copy.write('blog/nota.mdx', articleSource(changes, body));

  const found = await checkContent(copy.root);

  expect(found.map((one) => [one.isHint, one.message])).toEqual([
    [true, expect.stringContaining(message)],
  ]);
});

test.each<[what: string, changes: Changes]>([
  ...["Lo dijo 'Ana'", 'Así, "a mano"', "Los '90", 'Un tablero de 32"', "El d'Ana"].map(
    (title): [string, Changes] => [`the title ${title}`, { titulo: `titulo: ${title}` }],
  ),
  ...['17 días', "'32 días'", "'+3000'", 'Ojo'].map((figure): [string, Changes] => [
    `the figure ${figure}, which its text has`,
    takeaway(figure),
  ]),
  [
    'a revision on the future day on which it comes out',
    { fecha: 'fecha: 2099-01-02', extra: 'actualizado: 2099-01-02' },
  ],
])('an article with %s gets none', async (_what, changes) => {
  await copy.write('blog/nota.mdx', articleSource(changes, body));

  expect(await checkContent(copy.root)).toEqual([]);
});

const put =
  (...field: Parameters<ContentCopy['put']>) =>
  () =>
    copy.put(...field);

/** Hints about fields of other files. */
test.each<[message: string, slip: () => Promise<unknown>]>([
  [
    "Si es un celular, en WhatsApp lleva un 9 después del 54: escribí «number: '5493514120777'».",
    put('site.yaml', ['whatsapp', 'number'], "number: '543514120777'"),
  ],
  [
    'El orden 1 lo tiene también la-mas-larga.yaml',
    put('checklists/minima.yaml', ['orden'], 'orden: 1'),
  ],
  [
    '«Nombre y apellido» parece esperar otro texto',
    put('pages/contacto.yaml', ['meetingSteps', 'host', 'name'], 'name: Nombre y apellido'),
  ],
])('a file gets the hint: %s', async (message, slip) => {
  await slip();

  const found = await checkContent(copy.root);

  expect(found.map((one) => [one.isHint, one.message])).toEqual([
    [true, expect.stringContaining(message)],
  ]);
});

test('a hint names its line, comes once, and does not stop the build', async () => {
  const text = 'Uno.\nDos.\nUn **texto sin cerrar.\n\nUn **texto sin cerrar.\n\n### Dos\n';
  await copy.write(
    'blog/nota.mdx',
    articleSource({ blogImgAlt: 'blogImgAlt: IMG_2034.jpg' }, text),
  );
  await copy.write('blog/informe.docx', '');
  await copy.put('site.yaml', ['whatsapp', 'message'], 'message: Hola, **quiero** saber más.');
  await copy.write('blog/titulo.mdx', articleSource({ titulo: 'titulo: De la A → a la Z' }));
  await copy.write('blog/otra.mdx', articleSource({ categorias: 'categorias: [OPERACION]' }));
  await copy.write('blog/chica.mdx', articleSource({ blogImg: 'blogImg: ./chica.png' }));
  await copy.write('blog/chica.png', await picture('png', 64, 40));

  const found = await checkContent(copy.root);
  expect(hasErrors(found)).toBe(false);
  expect(found.map(({ file, line, field }) => [file.split('/').at(-1), line, field])).toEqual([
    ['nota.mdx', 5, 'blogImgAlt'],
    ['nota.mdx', 13, undefined],
    ['nota.mdx', 17, undefined],
    ['titulo.mdx', 2, 'titulo'],
    ['informe.docx', undefined, undefined],
    ['otra.mdx', 7, 'categorias › elemento 1'],
    ['chica.mdx', 4, 'blogImg'],
  ]);
  expect(report(found)).toMatch(/^Avisos: 7\. No impiden publicar\./);
});

test('a menu too long for its bar gets a hint that says by how many letters', async () => {
  const label = ['navigation', 'items', 0, 'label'];
  await copy.put('site.yaml', label, 'label: Todo lo que resuelve');
  expect(await checkContent(copy.root)).toEqual([]);

  await copy.put('site.yaml', label, 'label: Soluciones para toda la red');

  const [hint, ...others] = await checkContent(copy.root);
  expect(hint).toMatchObject({ field: 'navigation › items', isHint: true });
  expect(hint?.message).toContain('unas 3 letras');
  expect(others).toEqual([]);
});

test('a draft gets no hints and is listed as hidden, like a scheduled article', async () => {
  const before = hiddenLines(await articleStates(copy.root));
  await copy.write(
    'blog/nota.mdx',
    articleSource({ borrador: 'borrador: true' }, 'TODO: **todo\n'),
  );
  await copy.write('blog/otra.mdx', articleSource({ fecha: "fecha: '2099-01-02'" }));

  expect(await checkContent(copy.root)).toEqual([]);
  const lines = hiddenLines(await articleStates(copy.root));
  expect(lines.filter((line) => !before.includes(line))).toEqual([
    '/nota no se ve: es un borrador (src/content/blog/nota.mdx).',
    '/otra no se ve: sale recién el 2 de enero de 2099 (src/content/blog/otra.mdx).',
  ]);
});

test('a report says file, line and column, field and message', () => {
  const place = { file: 'a.yaml', line: 3, column: 5, field: 'hero › title' };
  const problem = { ...place, message: 'Falta.\n  a:' };

  expect(report([problem, { file: 'b.mdx', message: 'Sobra.' }])).toBe(
    'Problemas en el contenido: 2. No se publicó nada.\n\n  a.yaml:3:5\n    hero › title\n    Falta.\n      a:\n\n  b.mdx\n    Sobra.\n',
  );
});

test('a deleted or renamed article gives a hint about its old address', async () => {
  const git = (...words: string[]) => execFileSync('git', ['-C', copy.root, ...words]);
  expect(await deletedArticles(copy.root)).toEqual([]);
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@a.example', 'commit', '-qm', 'a');
  await copy.move('blog/nota.mdx', 'blog/otra.mdx');

  const [gone, ...others] = await deletedArticles(copy.root);

  expect(gone).toMatchObject({ file: 'src/content/blog/nota.mdx', isHint: true });
  expect(others).toEqual([]);
  // Git reports a staged deletion beside a new file as a rename.
  git('add', '.');
  expect(await deletedArticles(copy.root)).toEqual([gone]);
  await copy.write('blog/otra.mdx', articleSource({ extra: 'direccionesAnteriores: [/nota]' }));
  expect(await deletedArticles(copy.root)).toEqual([]);
});
