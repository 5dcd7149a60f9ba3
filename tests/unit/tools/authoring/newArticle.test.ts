import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createArticle, sample } from '#tools/authoring/newArticle.ts';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { copyContent, type ContentCopy } from '#tests/support/contentCopy.ts';

const today = new Date('2026-03-12T00:00:00Z');

describe('a new article', () => {
  let copy: ContentCopy;
  const folder = () => join(copy.root, 'src', 'content', 'blog');
  beforeEach(async () => {
    copy = await copyContent();
  });
  afterEach(() => copy.dispose());

  test('can’t be published with what is there to be replaced', async () => {
    const { text } = await createArticle(copy.root, 'Una nota', today);
    const draft = await readFile(join(copy.root, text), 'utf8');
    await copy.write('blog/una_nota.mdx', draft.replace('borrador: true', 'borrador: false'));

    const problems = await checkContent(copy.root);

    expect(problems.map(({ file }) => file)).toEqual(problems.map(() => text));
    expect(problems.flatMap(({ field = [] }) => field)).toEqual([
      'descripcion',
      'blogImgAlt',
      'blogImg',
    ]);
    const said = problems.map(({ message }) => message).join('\n');
    for (const sentence of sample.sentences) {
      expect(said).toContain(`«${sentence}» es todavía del texto de ejemplo`);
    }
    const [line, column] = [problems.at(-1)?.line ?? 0, problems.at(-1)?.column ?? 0];
    expect(await copy.textAt('blog/una_nota.mdx', line, column)).toBe(sample.sentences.at(-1));
  });

  test.each([
    'Cómo abrir el segundo local',
    'Abrir: «el» segundo # local, \'y\' "más" & otros',
    'Sí',
    '2026',
    'null',
    'a'.repeat(110),
  ])('«%s» is a draft of today that the content check lets through', async (title) => {
    const { text, picture, path } = await createArticle(copy.root, title, today);
    const [, frontmatter = ''] = (await readFile(join(copy.root, text), 'utf8')).split(/^---$/m);

    expect(await checkContent(copy.root)).toEqual([]);
    expect(parse(frontmatter)).toMatchObject({
      titulo: title,
      fecha: '2026-03-12',
      borrador: true,
    });
    expect(text).toBe(`src/content/blog${path}.mdx`);
    expect(existsSync(join(copy.root, picture))).toBe(true);
  });

  test.each([
    ['', /en blanco/],
    ['   ', /en blanco/],
    ['a'.repeat(111), /admite 110 caracteres y tiene 111/],
    ['¿?', /alguna letra/],
    ['Contacto', /«\/contacto» ya es de otra página/],
    ['login', /ya es de otra página/],
    ['Index', /ya es de otra página/],
    ['con', /ya es de otra página/],
    ['Escalar una franquicia', /Ya existe src\/content\/blog\/escalar_una_franquicia\.mdx/],
  ])('«%s» is refused, and nothing is written', async (title, message) => {
    const before = await readdir(folder());

    await expect(createArticle(copy.root, title, today)).rejects.toThrow(message);
    expect(await readdir(folder())).toEqual(before);
  });

  test('is made once', async () => {
    await createArticle(copy.root, 'Una nota', today);

    await expect(createArticle(copy.root, '¡Una nota!', today)).rejects.toThrow('Ya existe');
  });

  test('does not take the picture of another article', async () => {
    await copy.write('blog/otra_nota.png', 'una foto');

    await expect(createArticle(copy.root, 'Otra nota', today)).rejects.toThrow(
      'Ya existe src/content/blog/otra_nota.png',
    );
  });
});
