import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createArticle } from '#tools/authoring/createArticle.ts';
import { checkContent } from '#tools/check/content/checkContent.ts';
import { parseFrontmatter } from '#tools/check/content/yaml/parseYaml.ts';
import { copyContent, type ContentCopy } from '#tests/support/authoring/contentCopy.ts';

const today = '2026-03-12';

let copy: ContentCopy;
beforeEach(async () => {
  copy = await copyContent();
  return copy.dispose;
});

test.each(['Abrir: «el» segundo # local, \'y\' "más" & otros $1, $& y $$', 'null'])(
  'a new article called «%s» is a valid draft with today’s date',
  async (titulo) => {
    const { text, picture, path } = await createArticle(copy.root, titulo, today);

    expect(await checkContent(copy.root)).toEqual([]);
    const { data } = parseFrontmatter(await readFile(join(copy.root, text), 'utf8'));
    expect(data).toMatchObject({ titulo, fecha: new Date(today), borrador: true });
    expect([text, picture]).toEqual([`src/content/blog${path}.mdx`, `src/content/blog${path}.svg`]);
  },
);

test('example text left in an article gives a hint once it is no draft', async () => {
  const { text } = await createArticle(copy.root, 'Una nota', today);
  const draft = await readFile(join(copy.root, text), 'utf8');
  await copy.write('blog/una_nota.mdx', draft.replace('borrador: true', 'borrador: false'));

  const hints = (await checkContent(copy.root)).filter(({ file }) => file === text);

  expect(hints.map(({ isHint, line }) => [isHint, line])).toEqual(
    [3, 5, 13, 15, 17].map((line) => [true, line]),
  );
});

test.each([
  ['', /en blanco/],
  ['¿?', /alguna letra/],
  ['Contacto', /«\/contacto» ya es de src\/pages\/contacto\.astro/],
  ['Escalar una franquicia', /Ya existe src\/content\/blog\/escalar_una_franquicia\.mdx/],
])('a new article called «%s» is refused, and nothing is written', async (title, message) => {
  const files = () => readdir(join(copy.root, 'src/content/blog'));
  const before = await files();

  await expect(createArticle(copy.root, title, today)).rejects.toThrow(message);
  expect(await files()).toEqual(before);
});

test('a new article doesn’t write its cover over another article’s drawing', async () => {
  await copy.write('blog/la_vuelta.svg', 'un dibujo');

  await expect(createArticle(copy.root, 'La vuelta', today)).rejects.toThrow(
    /Ya existe src\/content\/blog\/la_vuelta\.svg/,
  );
  expect(await readFile(join(copy.root, 'src/content/blog/la_vuelta.svg'), 'utf8')).toBe(
    'un dibujo',
  );
});
