import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { bare, definitionOf } from '#schemas/describe.ts';
import { readExamples, type Schemas } from '#tools/gallery/readExamples.ts';
import { contentFolderOf } from '#tests/support/variants.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const find = (pattern: string) => globSync(pattern, { cwd: projectRoot });

const schemas = Object.assign(
  {},
  ...Object.values(import.meta.glob<object>('/src/**/*.copy.ts', { eager: true })),
) as Schemas;

/** The words at a place of the fixture: `inicio.hero`. */
function findWords(place: string): unknown {
  const [page = '', ...keys] = place.split('.');
  const text = readFileSync(join(contentFolderOf('fixture'), `pages/${page}.yaml`), 'utf8');
  return keys.reduce((value, key) => value[key], parse(text));
}

/** What nobody builds a page with by itself, and what shows it. */
const inner: Record<string, string> = {
  Code: 'Prose',
  Cover: 'ArticleCard',
  Icon: 'the page of colours, letters and icons',
  Items: 'the sections that show a list of things',
  InlineScript: 'no more than its script',
  Picture: 'the blocks that have a drawing',
  PolicyNeeds: 'nothing: the build takes it out',
  ProseLink: 'Prose',
  ProsePicture: 'Prose',
  Section: 'the sections that are made of it',
  TaskMark: 'Prose',
  screens: 'the screens that are made of them',
};

/** The fields of a schema that none of these values has, as paths. */
function fieldsWithout(values: unknown[], schema: z.ZodType, path: string): string[] {
  const { shape, element } = definitionOf(bare(schema));
  if (element) return fieldsWithout(values.flat(), element, path);
  return Object.entries(shape ?? {}).flatMap(([name, field]) => {
    const given = values
      .map((value): unknown => Reflect.get(Object(value), name))
      .filter((value) => value !== undefined);
    const place = `${path}.${name}`;
    return given.length > 0 ? fieldsWithout(given, field, place) : [place];
  });
}

/** Optional fields that only pages show: any other has an example of its own. */
const onPagesOnly = [
  'AuditCycle › copy.source',
  'AuditMeaning › copy.source',
  'Banner › copy.scene',
  'PageHead › copy.picture',
  'PageHead › copy.demo',
  'PageHead › copy.more.label',
  'PageHead › copy.more.href',
  'Questions › copy.items.clause',
  'Questions › copy.items.source',
  'Testimonials › copy.testimonials.source.href',
];

describe('examples', () => {
  const files = find('src/**/examples.yaml').map((file) => ({
    file,
    text: readFileSync(join(projectRoot, file), 'utf8'),
  }));

  test('are there for every section, island and component, and valid by their schemas', () => {
    const layers = ['articles', 'components', 'islands', 'sections'];
    const parts = find('src/{articles,components,islands,sections}/**/*.{astro,tsx}').map(
      (file) => {
        const folder = basename(dirname(file));
        return layers.includes(folder) ? basename(file, '.astro') : folder;
      },
    );
    const shown = [
      ...files.flatMap(({ file, text }) => readExamples(file, text, schemas, findWords)),
      ...find('src/**/*.examples.mdx').map((file) => ({ name: basename(file, '.examples.mdx') })),
    ].map(({ name }) => name);

    const isShown = (part: string) => shown.includes(part) || part in inner;
    expect(
      parts.filter((part) => !isShown(part)),
      'missing in examples.yaml',
    ).toEqual([]);
    expect(Object.keys(inner).filter((name) => shown.includes(name))).toEqual([]);
  });

  test('show every field, the optional ones too', () => {
    const blocks = files.flatMap(({ file, text }) => readExamples(file, text, schemas, findWords));
    const missing = blocks.flatMap(({ name, takes, examples }) =>
      Object.entries(takes).flatMap(([prop, schema]) => {
        const values = examples
          .map(({ props }) => props[prop])
          .filter((value) => value !== undefined);
        return values.length > 0 ? fieldsWithout(values, schema, `${name} › ${prop}`) : [];
      }),
    );

    expect(missing, 'no example in examples.yaml has it').toEqual(onPagesOnly);
  });

  const file = 'src/sections/examples.yaml';
  const about = { for: 'Para qué.', behaves: 'Sin scripts.' };
  const read = (examples: unknown, more: object = {}) =>
    readExamples(
      file,
      stringify({ FiguresStrip: { ...about, ...more, examples } }),
      schemas,
      findWords,
    );

  test('of a block are those that are written, the first at its limits, and with the least', () => {
    const [block] = read({ habitual: { copy: { title: 'Lineo, hoy, en números' } } });
    const { examples = [], place, shows } = block ?? {};

    expect(examples.map(({ slug }) => slug)).toEqual(['habitual', 'al_limite', 'minimo']);
    expect(examples.map(({ props }) => (props['copy'] as { title: string }).title)).toEqual([
      'Lineo, hoy, en números',
      'Lineo, hoy, en números Lineo, hoy, en números',
      'Lineo, hoy,',
    ]);
    expect({ place, shows }).toEqual({ place: 'row', shows: 'FiguresStrip' });
  });

  test.each([
    [
      'a title that is too long',
      { largo: { copy: { title: 'a'.repeat(200) } } },
      {},
      `${file} › FiguresStrip › largo › copy › title: Acortá el título de la sección: admite 110 caracteres y tiene 200.`,
    ],
    ['no example', {}, {}, `${file} › FiguresStrip › examples: Falta al menos un ejemplo.`],
    [
      'a schema that does not exist',
      { habitual: {} },
      { takes: { copy: 'nadaCopy' } },
      `${file} › FiguresStrip › takes › copy: no hay un «nadaCopy».`,
    ],
    ['a field that nobody knows', { habitual: {} }, { otro: 1 }, 'otro'],
  ])('with %s are refused, with their place', (_what, examples, more, message) => {
    expect(() => read(examples, more)).toThrow(message);
  });
});
