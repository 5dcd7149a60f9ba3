import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { describe, expect, test } from 'vitest';
import { readExamples, type Schemas } from '#tools/gallery/readExamples.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const find = (pattern: string) => globSync(pattern, { cwd: projectRoot });

const schemas = Object.assign(
  {},
  ...Object.values(import.meta.glob<object>('/src/**/*.copy.ts', { eager: true })),
) as Schemas;

/** What nobody builds a page with by itself, and what shows it. */
const inner: Record<string, string> = {
  'components/Code': 'Prose',
  'components/Cover': 'ArticleCard',
  'components/Icon': 'the page of colours, letters and icons',
  'components/Items': 'the sections that show a list of things',
  'components/InlineScript': 'no more than its script',
  'components/Picture': 'the blocks that have a drawing',
  'components/PolicyNeeds': 'nothing: the build takes it out',
  'components/ProseLink': 'Prose',
  'components/ProsePicture': 'Prose',
  'components/Section': 'the sections that are made of it',
  'components/TaskMark': 'Prose',
  'components/screens': 'the screens that are made of them',
};

describe('examples', () => {
  test('are there for every section, island and component', () => {
    const folders = new Set(
      find('src/{articles,components,islands,sections}/**/*.{astro,tsx}').map(dirname),
    );
    const shown = new Set(find('src/**/*.examples.{yaml,mdx}').map(dirname));
    const missing = [...folders].filter(
      (folder) => !shown.has(folder) && !(folder.slice('src/'.length) in inner),
    );

    expect(missing, 'folders without a Name.examples.yaml').toEqual([]);
    expect(Object.keys(inner).filter((folder) => shown.has(`src/${folder}`))).toEqual([]);
  });

  test('are all valid by the schemas of their copy', () => {
    for (const file of find('src/**/*.examples.yaml')) {
      const text = readFileSync(join(projectRoot, file), 'utf8');
      expect(readExamples(file, text, schemas).name).toBe(basename(file).split('.')[0]);
    }
  });

  const file = 'src/sections/FiguresStrip/FiguresStrip.examples.yaml';
  const about = { for: 'Para qué.', behaves: 'Sin scripts.' };
  const read = (examples: unknown, more: object = {}) =>
    readExamples(file, stringify({ ...about, ...more, examples }), schemas);

  test('of a block are those that are written, the first at its limits, and with the least', () => {
    const { examples, place, shows } = read({
      habitual: { copy: { title: 'Lineo, hoy, en números' } },
    });

    expect(examples.map(({ slug }) => slug)).toEqual(['habitual', 'al_limite', 'minimo']);
    expect(examples.map(({ props }) => (props['copy'] as { title: string }).title)).toEqual([
      'Lineo, hoy, en números',
      'Lineo, hoy, en números Lineo, hoy, en números',
      'Lineo, hoy,',
    ]);
    expect({ place, shows }).toEqual({ place: 'row', shows: 'sections/FiguresStrip/FiguresStrip' });
  });

  test.each([
    [
      'a title that is too long',
      { largo: { copy: { title: 'a'.repeat(200) } } },
      {},
      `${file} › largo › copy › title: Acortá el título de la sección: admite 110 caracteres y tiene 200.`,
    ],
    ['no example', {}, {}, `${file} › examples: Falta al menos un ejemplo.`],
    [
      'a schema that does not exist',
      { habitual: {} },
      { takes: { copy: 'nadaCopy' } },
      `${file} › takes › copy: no hay un «nadaCopy».`,
    ],
    ['a field that nobody knows', { habitual: {} }, { otro: 1 }, 'otro'],
  ])('with %s are refused, with their place', (_what, examples, more, message) => {
    expect(() => read(examples, more)).toThrow(message);
  });
});
