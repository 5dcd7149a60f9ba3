import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { pageNames, pageSchema } from '#sections/pages.copy.ts';
import { fieldSchemaOf, type FieldSchema } from '#schemas/fieldSchema.ts';
import { siteSchema } from '#site/siteSchema.ts';
import { copyContent } from '#tests/support/authoring/contentCopy.ts';
import { contentFolderOf, withSettings } from '#tests/support/sites/variants.ts';

const read = (file: string) => readFileSync(join(contentFolderOf('fixture'), file), 'utf8');

/** The optional fields that none of `data` has. */
function neverGiven(field: FieldSchema, data: unknown[]): string[] {
  const { properties = {}, required = [], items } = field;
  const given = data.filter((value) => value !== undefined);
  if (items) return neverGiven(items, given.flat());
  return Object.entries(properties).flatMap(([name, inner]) => {
    const values = given.map((value) => Reflect.get(Object(value), name) as unknown);
    const isGiven = values.some((value) => value !== undefined);
    if (!required.includes(name) && !isGiven) return [name];
    return neverGiven(inner, values).map((path) => `${name} › ${path}`);
  });
}

test('the fixture is valid content', async () => {
  const copy = await copyContent();
  await copy.dispose();
});

test('each field that may be left out is in the fixture, so that its page is visited with it', () => {
  const blocks = Map.groupBy(
    pageNames.flatMap((page) => {
      const copy = parse(read(`pages/${page}.yaml`)) as Record<string, unknown>;
      return Object.entries(pageSchema(page).shape).map(([key, schema]) => ({
        schema,
        file: `pages/${page}.yaml`,
        key,
        copy: copy[key],
      }));
    }),
    ({ schema }) => schema,
  );
  const missing = [...blocks].flatMap(([schema, uses]) =>
    neverGiven(
      fieldSchemaOf(schema as typeof siteSchema),
      uses.map(({ copy }) => copy),
    ).map((field) => ({ field: `${uses[0]?.key} › ${field}`, file: uses[0]?.file })),
  );
  const site = read('site.yaml');
  const sites: unknown[] = [parse(site), withSettings(site).toJS()];
  const missingOfSite = neverGiven(fieldSchemaOf(siteSchema), sites)
    // The tests' editor is entered with a token.
    .filter((field) => field !== 'editor › signIn')
    .map((field) => ({ field, file: 'site.yaml' }));

  const toDo = [...missing, ...missingOfSite].map(
    ({ field, file }) => `Give «${field}» a value in tests/fixture/${file}.`,
  );
  expect(toDo, toDo.join('\n')).toEqual([]);
});
