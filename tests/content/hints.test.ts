import { execFileSync } from 'node:child_process';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  articleStates,
  deletedArticles,
  hiddenLines,
} from '#tools/check/content/article/articleStates.ts';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { hasErrors, report, type Problem } from '#tools/check/content/problem.ts';
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
  const slips: { text: string; place: string }[] = [
    { text: 'Uno, **dos* y [tres](/contacto).', place: '*dos' },
    { text: 'Uno [**dos**, tres] (/contacto).', place: '[**dos**' },
    { text: 'Uno [dos](https://a.example/una nota).', place: '[dos]' },
    { text: 'Uno.\n\nDos.\n---', place: 'Dos.' },
    { text: '+ 3000 usuarios', place: '+ 3000' },
    { text: '> 30 locales', place: '> 30' },
  ];
  for (const [index, { text }] of slips.entries()) {
    await copy.write(`blog/slip-${index}.mdx`, articleSource({}, `${text}\n`));
  }

  const found = await checkContent(copy.root);

  const places = found.map(async ({ file, line = 0, column = 0, isHint }) => {
    const text = await copy.textAt(`blog/${file.split('/').at(-1)}`, line, column);
    return `${isHint ? '' : 'No hint: '}${text}`;
  });
  expect(await Promise.all(places)).toEqual(
    slips.map(({ place }) => expect.stringContaining(place) as string),
  );
});

const withFigure = (cifra: string) => ({
  extra: `teLlevas:\n  rotulo: La cuenta\n  cifra: ${cifra}\n  texto: entre visita y visita.`,
});
const body = '<Nota titulo="Ojo">Son 17 días, 1630 y +3.000 locales.</Nota>\n\nO 16,7, y un mes.\n';

type Changes = Parameters<typeof articleSource>[0];

/** Mistakes in one field: the changed lines of frontmatter, and a part of the hint's message. */
const mistaken: { slip: string; changes: Changes; message: string }[] = [
  {
    slip: 'a lost opening quotation mark',
    changes: { titulo: "titulo: Gestioná y escalá.'" },
    message: "rectas y van de las dos puntas, 'así'",
  },
  {
    slip: 'a lost opening quotation mark after a space',
    changes: { titulo: 'titulo: De noche … "' },
    message: "rectas y van de las dos puntas, 'así'",
  },
  {
    slip: 'a revision on a future day',
    changes: { extra: 'actualizado: 2099-01-02' },
    message: '«actualizado» es un día que no llegó',
  },
  {
    slip: 'a revision on a future day in quotes',
    changes: { extra: "actualizado: '2099-01-02'" },
    message: '«actualizado» es un día que no llegó',
  },
  {
    slip: 'a figure with a unit that the text lacks',
    changes: withFigure('18 días'),
    message: '«18 días» no está en el texto del artículo',
  },
  {
    slip: 'a percentage that the text lacks',
    changes: withFigure('63%'),
    message: '«63%» no está en el texto',
  },
];

const ordinary: { what: string; changes: Changes }[] = [
  ...["Lo dijo 'Ana'", 'Así, "a mano"', "Los '90", 'Un tablero de 32"', "El d'Ana"].map(
    (title) => ({ what: `the title ${title}`, changes: { titulo: `titulo: ${title}` } }),
  ),
  ...['17 días', '1 mes', '"16,7"', "'+3000'", 'Ojo'].map((figure) => ({
    what: `the figure ${figure}, which its text has`,
    changes: withFigure(figure),
  })),
  {
    what: 'a revision on the future day on which it comes out',
    changes: { fecha: 'fecha: 2099-01-02', extra: 'actualizado: 2099-01-02' },
  },
];

describe('an article with', () => {
  let found: Problem[];
  beforeAll(async () => {
    const all = await contentWithArticle();
    for (const [index, { changes }] of [...mistaken, ...ordinary].entries()) {
      await all.write(`blog/field-${index}.mdx`, articleSource(changes, body));
    }
    found = await checkContent(all.root);
    return all.dispose;
  });
  const foundIn = (index: number) =>
    found
      .filter(({ file }) => file.endsWith(`/field-${index}.mdx`))
      .map(({ isHint, message }) => ({ isHint, message }));

  test.each(mistaken.map((row, index) => ({ ...row, index })))(
    '$slip gets a hint',
    ({ index, message }) => {
      expect(foundIn(index)).toEqual([{ isHint: true, message: expect.stringContaining(message) }]);
    },
  );

  test.each(ordinary.map((row, index) => ({ ...row, index: mistaken.length + index })))(
    '$what gets none',
    ({ index }) => {
      expect(foundIn(index)).toEqual([]);
    },
  );
});

const put =
  (...field: Parameters<ContentCopy['put']>) =>
  () =>
    copy.put(...field);

/** Hints about fields of other files. */
test.each<{ message: string; slip: () => Promise<unknown> }>([
  {
    message:
      "Si es un celular, en WhatsApp lleva un 9 después del 54: escribí «number: '5493514120777'».",
    slip: put('site.yaml', ['whatsapp', 'number'], "number: '543514120777'"),
  },
  {
    message: 'El orden 1 lo tiene también la-mas-larga.yaml',
    slip: put('checklists/minima.yaml', ['orden'], 'orden: 1'),
  },
  {
    message: '«Alta Cordoba» no está entre las sucursales',
    slip: put('red.yaml', ['notice', 'unread'], 'unread: [Alta Cordoba]'),
  },
  {
    message: '«Nombre y apellido» parece esperar otro texto',
    slip: put('pages/contacto.yaml', ['scheduler', 'host', 'name'], 'name: Nombre y apellido'),
  },
])('a file gets the hint: $message', async ({ message, slip }) => {
  await slip();

  const found = await checkContent(copy.root);

  expect(found.map((one) => [one.isHint, one.message])).toEqual([
    [true, expect.stringContaining(message)],
  ]);
});

test('a hint names its line, and does not stop the build', async () => {
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
    ['nota.mdx', 15, undefined],
    ['nota.mdx', 17, undefined],
    ['titulo.mdx', 2, 'titulo'],
    ['informe.docx', undefined, undefined],
    ['otra.mdx', 7, 'categorias › elemento 1'],
    ['chica.mdx', 4, 'blogImg'],
  ]);
  expect(report(found)).toMatch(/^Avisos: 8\. No impiden publicar\./);
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
