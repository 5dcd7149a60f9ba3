import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { goneArticles } from '#tools/check/content/goneArticles.ts';
import { movedArticles } from '#tools/check/content/movedArticles.ts';
import type { ContentCopy } from '#tests/support/contentCopy.ts';
import { contentWithNota, nota } from '#tests/support/slips.ts';

// One copy: what a test writes of an article, the next one writes anew.
let copy: ContentCopy;
beforeAll(async () => {
  copy = await contentWithNota();
});
afterAll(() => copy.dispose());

const put = (lines: string, file = 'blog/nota.mdx') => copy.write(file, nota({ extra: lines }));
const told = async () =>
  (await checkContent(copy.root)).map(
    ({ file, field, message }) => `${file.replace(/^.*\/blog\//, '')} | ${field}: ${message}`,
  );

describe('an article may say', () => {
  test.each([
    ['one earlier address', 'direccionesAnteriores: [/una_nota]'],
    [
      'many, of another site too',
      'direccionesAnteriores:\n  - /blog/2024/nota.html\n  - /notas/una-nota',
    ],
    ['its own in other letters', 'direccionesAnteriores: [/Nota]'],
    ['one inside the list of articles', 'direccionesAnteriores: [/blogs/una-nota]'],
    ['none', 'direccionesAnteriores: []'],
    ['that it was withdrawn', 'retirado: /blogs'],
    ['that it was withdrawn for another article', 'retirado: /con_todo'],
    ['both', 'direccionesAnteriores: [/una_nota]\nretirado: /soluciones'],
  ])('%s', async (_what, lines) => {
    await put(lines);

    expect(await told()).toEqual([]);
  });
});

describe('an article may not say', () => {
  test.each([
    [
      'its own address',
      'direccionesAnteriores: [/nota]',
      'es la dirección de hoy de este artículo',
    ],
    ['that of a page', 'direccionesAnteriores: [/contacto]', '(src/pages/contacto.astro)'],
    [
      'that of a page in other letters',
      'direccionesAnteriores: [/Contacto]',
      'src/pages/contacto.astro',
    ],
    [
      'that of another article',
      'direccionesAnteriores: [/con_todo]',
      '(src/content/blog/con_todo.mdx)',
    ],
    ['that of a draft', 'direccionesAnteriores: [/borrador]', '(src/content/blog/borrador.mdx)'],
    [
      'an earlier one of another article',
      'direccionesAnteriores: [/nota_de_antes]',
      'ya está en src/content/blog/con_todo.mdx',
    ],
    ['one twice', 'direccionesAnteriores: [/una, /una]', 'está dos veces'],
    [
      'that of a checklist',
      'direccionesAnteriores: [/checklists/minima]',
      '(src/content/checklists/minima.yaml)',
    ],
    ['that of a page of the list', 'direccionesAnteriores: [/blogs/2]', '(la lista de artículos)'],
    ['that of the editor', 'direccionesAnteriores: [/admin]', '(el editor del contenido)'],
    ['that it leads to itself', 'retirado: /nota', 'lleva al mismo artículo'],
    ['that it leads nowhere', 'retirado: /nada-de-nada', 'No existe la página «/nada-de-nada»'],
    ['that it leads to a draft', 'retirado: /borrador', 'ese artículo es un borrador'],
    ['that it leads to one that was withdrawn', 'retirado: /retirada', 'escribí «/blogs»'],
    [
      'that it leads to another site',
      'retirado: https://www.example.com',
      '«retirado» es la página del sitio',
    ],
    ['that it leads nowhere at all', 'retirado:', 'Falta «retirado»'],
  ])('%s', async (_what, lines, message) => {
    await put(lines);

    const [only, ...others] = await told();
    expect(others).toEqual([]);
    expect(only).toMatch(/^nota\.mdx \| (direccionesAnteriores › elemento \d|retirado): /);
    expect(only).toContain(message);
  });

  test.each([
    'https://lineo.example/una_nota',
    'una_nota',
    '/una_nota/',
    '/una_nota?utm_source=a',
    ' /una_nota',
  ])('«%s», told with the form that is right', async (written) => {
    await put(`direccionesAnteriores: ['${written}']`);

    const [only = '', ...others] = await told();
    expect(others).toEqual([]);
    const right = /Escribí «([^»]+)»\.$/.exec(only)?.[1];
    expect(right).toBe('/una_nota');
    await put(`direccionesAnteriores: ['${right}']`);
    expect(await told()).toEqual([]);
  });
});

test('who still links to an address that moved is named, with what to write', async () => {
  const home = await readFile(join(copy.root, 'src/content/pages/inicio.yaml'), 'utf8');
  await put('retirado: /blogs');
  await copy.write(
    'blog/otra.mdx',
    nota({ blogImgAlt: "blogImgAlt: 'Otro.'" }, 'Ver [esa](/nota).\n'),
  );
  await copy.put('pages/inicio.yaml', ['hero', 'action', 'href'], 'href: /nota_de_antes');

  const said = (await checkContent(copy.root)).map(({ file, message }) => [file, message]);
  await copy.write('pages/inicio.yaml', home);
  await copy.remove('blog/otra.mdx');

  expect(said).toEqual([
    [
      'src/content/pages/inicio.yaml',
      '«/nota_de_antes» es la dirección anterior de src/content/blog/con_todo.mdx: escribí «/con_todo», que es adonde lleva.',
    ],
    [
      'src/content/blog/otra.mdx',
      '«/nota» es de un artículo retirado (src/content/blog/nota.mdx): escribí «/blogs», que es adonde lleva.',
    ],
  ]);
});

test.each(['blogs', '/nada', 'https://otro.example/'])(
  'nobody is sent on to «%s», which is no page: it is said once, where it is written',
  async (to) => {
    await put(`retirado: ${to}`);
    await copy.write(
      'blog/otra.mdx',
      nota({ blogImgAlt: "blogImgAlt: 'Otro.'" }, 'Ver [esa](/nota).\n'),
    );

    const said = await told();
    await copy.remove('blog/otra.mdx');

    expect(said).toHaveLength(2);
    expect(said.filter((line) => line.startsWith('nota.mdx | retirado:'))).toHaveLength(1);
    expect(said.join()).not.toContain(`escribí «${to}»`);
  },
);

test('nothing leads to a draft', async () => {
  const before = await movedArticles(copy.root);
  await copy.write(
    'blog/nota.mdx',
    nota({ borrador: 'borrador: true', extra: 'direccionesAnteriores: [/una_nota]' }),
  );

  expect(await movedArticles(copy.root)).toEqual(before.filter(({ id }) => id !== 'nota'));
});

describe('an article that is gone since the last commit', () => {
  let shared: ContentCopy;
  beforeEach(async () => {
    shared = copy;
    copy = await contentWithNota();
  });
  afterEach(async () => {
    await copy.dispose();
    copy = shared;
  });

  const git = (...words: string[]) =>
    execFileSync('git', ['-C', copy.root, '-c', 'user.name=a', '-c', 'user.email=a@a', ...words]);
  const commit = () => {
    git('init', '-q');
    git('add', '-A');
    git('commit', '-q', '-m', 'a');
  };
  const gone = async () => (await goneArticles(copy.root)).map(({ file }) => file);

  test('is asked where its address leads', async () => {
    commit();
    await copy.remove('blog/nota.mdx');

    const [only] = await goneArticles(copy.root);
    expect(only).toMatchObject({ file: 'src/content/blog/nota.mdx', isHint: true });
    expect(only?.message).toContain('direccionesAnteriores: [/nota]');
    expect(only?.message).toContain('retirado: /blogs');
  });

  test('is not asked again once one says that it was its address', async () => {
    commit();
    await copy.remove('blog/nota.mdx');
    await put('direccionesAnteriores: [/nota]', 'blog/otra.mdx');

    expect(await gone()).toEqual([]);
    expect(await told()).toEqual([]);
  });

  test('is not missed where nobody could read it, and where there is no Git', async () => {
    await copy.write('blog/nota.mdx', nota({ borrador: 'borrador: true' }));
    expect(await gone()).toEqual([]);
    commit();
    await copy.remove('blog/nota.mdx');

    expect(await gone()).toEqual([]);
  });
});
