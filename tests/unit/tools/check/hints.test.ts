import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { articleStates, waitingLines } from '#tools/check/content/articleStates.ts';
import { checkContent, reviewContent } from '#tools/check/content/checkContent.ts';
import { goneArticles } from '#tools/check/content/goneArticles.ts';
import { marksIn, type TextKind } from '#tools/check/content/marks.ts';
import { report, reportHints } from '#tools/check/content/problem.ts';
import type { ContentCopy } from '#tests/support/contentCopy.ts';
import { contentWithNota, nota } from '#tests/support/slips.ts';

let copy: ContentCopy;
beforeEach(async () => {
  copy = await contentWithNota();
});
afterEach(() => copy.dispose());

const hints = async () => (await reviewContent(copy.root)).filter(({ isHint }) => isHint);

describe('a text is hinted at for', () => {
  test.each<[TextKind, string, string]>([
    ['plain', 'Un texto en **negrita**', 'negrita'],
    ['plain', 'Un [enlace](/contacto) acá', 'acá no se lee Markdown'],
    ['plain', 'Lo <b>importante</b>', 'acá no se lee Markdown'],
    ['plain', 'Uno &nbsp; dos', '&nbsp;'],
    ['plain', 'Lo _importante_, siempre', '_importante_'],
    ['plain', 'GestiÃ³n', 'se perdió una letra'],
    ['plain', 'Lorem ipsum dolor', 'parece esperar otro texto'],
    ['plain', '[completar] el precio', 'parece esperar otro texto'],
    ['plain', 'EJEMPLO: contá algo', 'parece esperar otro texto'],
    ['plain', 'Cada punto de venta', 'en el sitio se dice «local»'],
    ['plain', 'Un checklist y un dashboard', 'en el sitio se dice «tablero»'],
    ['alt', 'IMG_2034.jpg', 'no dice qué se ve'],
    ['alt', 'Captura de pantalla 12', 'no dice qué se ve'],
    ['markdown', 'Un **texto sin cerrar', 'signos a la vista'],
    ['markdown', 'Un ==texto==', 'signos a la vista'],
    ['markdown', 'Un [sitio] (https://a.example)', 'Markdown no entendió'],
    ['markdown', '##Subtítulo', 'Markdown no entendió'],
    ['markdown', ':::note', 'Markdown no entendió'],
    ['markdown', 'Una nota[^1].', 'Markdown no entendió'],
    ['markdown', '| a | b |', 'Markdown no entendió'],
    ['markdown', '• uno', 'Markdown no entendió'],
  ])('%s: %s', (kind, text, message) => {
    expect(marksIn(text, kind).map((mark) => mark.message)).toEqual([
      expect.stringContaining(message),
    ]);
  });

  test.each<[TextKind, string]>([
    ['plain', 'El 50 % de 3 * 4, precio* (*sin IVA), 5*'],
    ['plain', 'Menos de <10 locales, 3 < 4 > 2; I+D&I; [sic] y el punto [1]'],
    ['plain', 'El #1, snake_case, archivo_de_prueba.svg y C:\\nuevo\\notas'],
    ['plain', 'São Paulo, MAÇÃ, el siglo XX y TODO el equipo'],
    ['alt', 'Captura de pantalla del tablero con tres locales en rojo'],
    ['markdown', 'Un \\*\\*asterisco\\*\\*, 2**3, #hashtag y una clave \\[así\\](sin enlace)'],
    ['markdown', 'Uno &amp; dos &nbsp; tres, a las 10:30:45, ~ 100 y 2^10'],
  ])('nothing: %s: %s', (kind, text) => {
    expect(marksIn(text, kind)).toEqual([]);
  });
});

test('hints stand at their place, once each, and keep nothing from being published', async () => {
  const text = 'Uno.\n\nUn **texto sin cerrar.\n\nUn **texto sin cerrar.\n\n```\na\n';
  await copy.write('blog/nota.mdx', nota({ blogImgAlt: 'blogImgAlt: IMG_2034.jpg' }, text));
  await copy.write('blog/informe.docx', '');
  await copy.write('blog/otra.mdx', nota({ categorias: 'categorias: [OPERACION]' }));

  expect(await checkContent(copy.root)).toEqual([]);
  const found = await hints();
  expect(found.map(({ file, line, field }) => [file.split('/').at(-1), line, field])).toEqual([
    ['nota.mdx', 5, 'blogImgAlt'],
    ['nota.mdx', 13, undefined],
    ['nota.mdx', 17, undefined],
    ['informe.docx', undefined, undefined],
    ['otra.mdx', 7, 'categorias › elemento 1'],
  ]);
  expect(reportHints(found)).toMatch(/^Hay 5 cosas para mirar; no impiden publicar\./);
});

test('a draft waits for its words without hints', async () => {
  await copy.write('blog/nota.mdx', nota({ borrador: 'borrador: true' }, 'TODO: **todo\n'));

  expect(await hints()).toEqual([]);
  expect(waitingLines(await articleStates(copy.root))).toContainEqual(
    expect.stringMatching(/^Hay \d borradores\.$/),
  );
});

test('an article for a later day is told with its day', async () => {
  await copy.write('blog/nota.mdx', nota({ fecha: 'fecha: 2099-01-02' }));

  expect(waitingLines(await articleStates(copy.root))).toContain(
    '/nota sale el 2 de enero de 2099: volvé a publicar ese día.',
  );
});

test('a report says file, line and column, field and message', () => {
  const problem = {
    file: 'a.yaml',
    line: 3,
    column: 5,
    field: 'hero › title',
    message: 'Falta.\n  a:',
  };

  expect(report([problem, { file: 'b.mdx', message: 'Sobra.' }])).toBe(
    'Hay 2 problemas en el contenido; no se publicó nada.\n\n  a.yaml:3:5\n    hero › title\n    Falta.\n      a:\n\n  b.mdx\n    Sobra.\n',
  );
  expect(report([problem])).toMatch(/^Hay 1 problema en el contenido; no se publicó nada\./);
  expect(reportHints([problem])).toMatch(/^Hay 1 cosa para mirar; no impide publicar\./);
  expect(reportHints([])).toBe('');
});

describe('addresses that articles had', () => {
  test.each([
    ['direccionesAnteriores: [/contacto]', 'La dirección «/contacto» ya lleva a otra parte'],
    ['direccionesAnteriores: [/Con_Todo]', '(src/content/blog/con_todo.mdx)'],
    ['direccionesAnteriores: [/nota]', 'La dirección «/nota» ya lleva a otra parte'],
    ['direccionesAnteriores: [otra]', 'va sin el dominio, con «/» adelante'],
    ['direccionesAnteriores: [/otra]\nretirado: /otra', '«retirado» lleva al mismo artículo'],
    ['retirado: blogs', '«retirado» es la página del sitio'],
  ])('may not be %s', async (extra, message) => {
    await copy.write('blog/nota.mdx', nota({ extra }));

    expect((await checkContent(copy.root)).map((problem) => problem.message)).toEqual([
      expect.stringContaining(message),
    ]);
  });

  test('are asked for where an article is gone since the last commit', async () => {
    const git = (...words: string[]) => execFileSync('git', ['-C', copy.root, ...words]);
    expect(await goneArticles(copy.root)).toEqual([]);
    git('init', '-q');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@a.example', 'commit', '-qm', 'a');
    await copy.move('blog/nota.mdx', 'blog/otra.mdx');
    await copy.remove('blog/borrador.mdx');

    expect(await goneArticles(copy.root)).toMatchObject([
      { file: 'src/content/blog/nota.mdx', isHint: true },
    ]);
    await copy.write('blog/otra.mdx', nota({ extra: 'direccionesAnteriores: [/nota]' }));
    expect(await goneArticles(copy.root)).toEqual([]);
  });
});
