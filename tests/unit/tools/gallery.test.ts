import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { describe, expect, test } from 'vitest';
import { fieldSchemaOf, type FieldSchema } from '#schemas/fieldSchema.ts';
import { readExamples, type Schemas } from '#tools/gallery/readExamples.ts';
import { contentFolderOf } from '#tests/support/variants.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const find = (pattern: string) => globSync(pattern, { cwd: projectRoot });

const schemas = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<object>(['/src/**/*.copy.ts', '/src/schemas/site/*.ts'], { eager: true }),
  ),
) as Schemas;

function findWords(path: string): unknown {
  const [page = '', ...keys] = path.split('.');
  const text = readFileSync(join(contentFolderOf('fixture'), `pages/${page}.yaml`), 'utf8');
  return keys.reduce((value, key) => value[key], parse(text));
}

/** Internal components, and whose examples show them. */
const withoutExamples: Record<string, string> = {
  Code: 'Prose',
  Cover: 'ArticleCard',
  Icon: 'the blocks that have an icon',
  Items: 'the sections that show a list of things',
  Picture: 'the blocks that have a drawing',
  PolicyNeeds: 'nothing: the build takes it out',
  ProseLink: 'Prose',
  ProsePicture: 'Prose',
  Section: 'the sections that are made of it',
  TaskCheckbox: 'Prose',
  screens: 'the screens that are made of them',
};

/** Optional fields that none of these examples has. */
function neverShown(field: FieldSchema, data: unknown[]): string[] {
  const { properties = {}, required = [], items } = field;
  const shown = data.filter((value) => value !== undefined && value !== null);
  if (items) return neverShown(items, shown.flat());
  return Object.entries(properties).flatMap(([name, inner]) => {
    const values = shown.map((value) => Reflect.get(Object(value), name) as unknown);
    const isShown = values.some((value) => value !== undefined && value !== null);
    if (!isShown && (!required.includes(name) || inner.isNullable)) return [name];
    return neverShown(inner, values).map((path) => `${name} › ${path}`);
  });
}

describe('examples', () => {
  const all = find('src/**/examples.yaml').flatMap((file) =>
    readExamples(file, readFileSync(join(projectRoot, file), 'utf8'), schemas, findWords),
  );

  test('are there for every section, island and component, and valid by their schemas', () => {
    const layers = ['articles', 'components', 'islands', 'sections'];
    const parts = find('src/{articles,components,islands,sections}/**/*.{astro,tsx}').map(
      (file) => {
        const folder = basename(dirname(file));
        return layers.includes(folder) ? basename(file, '.astro') : folder;
      },
    );
    const written = find('src/**/*.examples.mdx').map((file) => basename(file, '.examples.mdx'));
    const shown = [...all.map(({ name }) => name), ...written];

    const without = parts.filter((part) => !shown.includes(part) && !(part in withoutExamples));
    expect(without, 'not in an examples.yaml').toEqual([]);
    expect(Object.keys(withoutExamples).filter((name) => shown.includes(name))).toEqual([]);
  });

  test('show each field that may be left out, in one of them at least', () => {
    const missing = all.flatMap(({ name, takes, examples }) =>
      Object.entries(takes).flatMap(([prop, schema]) => {
        const data = examples.map(({ props }) => props[prop]);
        return neverShown(fieldSchemaOf(schema), data).map(
          (field) => `${name} › ${prop} › ${field}`,
        );
      }),
    );

    expect(missing).toEqual([]);
  });

  test('of a block are those that are written, the first at its limits, and with the least', () => {
    const written = stringify({
      FiguresStrip: {
        for: 'Para qué.',
        behaves: 'Sin scripts.',
        examples: { habitual: { copy: { title: 'Lineo, hoy, en números' } } },
      },
    });
    const [block] = readExamples('src/sections/examples.yaml', written, schemas, findWords);
    const { examples = [] } = block ?? {};

    expect(examples.map(({ slug }) => slug)).toEqual(['habitual', 'al_limite', 'minimo']);
    expect(examples.map(({ props }) => (props['copy'] as { title: string }).title)).toEqual([
      'Lineo, hoy, en números',
      'Lineo, hoy, en números Lineo, hoy, en números',
      'Lineo, hoy,',
    ]);
  });
});
