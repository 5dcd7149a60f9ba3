import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { editorConfig } from '#tools/editor/config.ts';
import { fieldsOf } from '#tools/editor/formFields.ts';
import { readMdxFile, readYamlFile } from '#tools/editor/formats.ts';
import { fieldSchemaOf } from '#schemas/fieldSchema.ts';
import { text } from '#schemas/fields.ts';
import { content } from '#tests/support/sites/content.ts';
import { testedContent } from '#tests/support/sites/variants.ts';

type AnyField = Field & { label?: string; hint?: string; fields?: Field[]; field?: Field };

const { collections = [] } = editorConfig(content.site());

/** The editor's fields for a content file; none if the file has no form. */
const fieldsFor = (path: string): Field[] =>
  collections.flatMap((collection) => {
    if ('files' in collection) {
      return collection.files.find(({ file }) => file === path)?.fields ?? [];
    }
    if (!('folder' in collection) || !path.startsWith(`${collection.folder}/`)) return [];
    return path.endsWith(`.${collection.extension}`) ? collection.fields : [];
  });

const forms = readdirSync(testedContent, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(yaml|mdx)$/.test(file))
  .map((file) => [file, fieldsFor(`src/content/${file.replaceAll('\\', '/')}`)] as const);

function everyField(fields: readonly Field[], path = ''): [string, AnyField][] {
  return fields.flatMap((field): [string, AnyField][] => {
    const any = field as AnyField;
    const here = `${path}${field.name}`;
    const inside = [...(any.fields ?? []), ...(any.field ? [any.field] : [])];
    return [[here, any], ...everyField(inside, `${here}.`)];
  });
}

test.each(forms)('the editor has a labelled field for every key of %s', (file, fields) => {
  const text = readFileSync(join(testedContent, file), 'utf8');
  const { _source, ...data } = file.endsWith('.mdx') ? readMdxFile(text) : readYamlFile(text);
  const shown = everyField(fields).filter(([, { widget }]) => widget !== 'hidden');
  const unlabelled = shown.filter(([, { label, hint }]) => !label?.trim() || !hint?.trim());

  expect(_source).toBe(text);
  // Nested fields come from the schema, which refuses unknown ones.
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(data)));
  // Search engines cut longer texts.
  for (const [path, { maxlength }] of shown as [string, { maxlength?: number }][])
    if (/^(seo\.description|descripcion)$/.test(path)) expect(maxlength, path).toBe(160);
    else if (path === 'seo.title') expect(maxlength).toBe(65);
  expect(unlabelled.map(([path]) => path)).toEqual([]);
});

test('every block and list says what it is for, and no hint only repeats its label', () => {
  const plain = (words = '') =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim();
  const limits = /\s*(Admite hasta|Admite de|Hasta|De|Siempre) \d+( a \d+)?( caracteres)?\.$/;
  const wrong = forms
    .flatMap(([file, fields]) => everyField(fields).map(([path, field]) => ({ file, path, field })))
    .filter(({ field: { hint, label, widget, fields, field } }) => {
      if (widget === 'hidden') return false;
      const own = plain(hint?.replace(limits, ''));
      return own === plain(label) || (!own && (fields ?? field));
    });

  expect(wrong.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
});

test('a folded block is summed up by its title, and an article’s text is edited as Markdown', () => {
  const all = Object.fromEntries(forms.flatMap(([, fields]) => everyField(fields)));

  expect(all).toMatchObject({
    'solutions.areas': { summary: '{{fields.title}}' },
    'footer.social': { summary: '{{fields.label}}' },
    'tasks.list': { summary: '{{fields.title}}' },
    'hero.action': { summary: '{{fields.label}}' },
    teLlevas: { summary: '…' },
    body: { widget: 'richtext', modes: ['raw'] },
    borrador: { default: true },
    blogImg: { choose_url: false },
  });
});

describe('a field that somebody adds to a shape', () => {
  const words = { title: 'Cosa', description: 'Una cosa.' };
  const fieldsWith = (nuevo: z.ZodType) => fieldsOf(fieldSchemaOf(z.strictObject({ nuevo })));

  test.each([
    ['has no help', z.string().meta({ title: 'Nuevo' })],
    ['is a block without words', z.strictObject({ a: text('a', { max: 3 }) })],
    ['has no kind', z.string().meta(words)],
  ])('is refused when it %s', (_why, schema) => {
    expect(() => fieldsWith(schema)).toThrow(/«nuevo.*\.meta\(/);
  });

  test('is in the editor as soon as it has a label', () => {
    expect(fieldsWith(text('el texto nuevo', { max: 20 }))).toEqual([
      {
        name: 'nuevo',
        label: 'Texto nuevo',
        hint: 'Admite hasta 20 caracteres.',
        required: true,
        widget: 'string',
        maxlength: 20,
      },
    ]);
  });

  test.each<[string, z.ZodType, object]>([
    [
      'may be left empty where it is optional',
      text('a', { max: 3 }).optional(),
      { required: false },
    ],
    [
      'takes as many elements as its list has',
      z.array(text('a', { max: 3 })).length(3),
      { min: 3, max: 3 },
    ],
    ['is off in a new file', z.boolean(), { default: false }],
    ['is on in a new file if it says so', z.boolean().meta({ startsOn: true }), { default: true }],
    ['takes a number between its limits', z.int().min(0).max(9), { min: 0, max: 9 }],
    [
      'has to match each of its patterns',
      z.string().regex(/a/).regex(/^b/).meta({ kind: 'code' }),
      { pattern: ['^(?=.*a)(?=^b)', 'Una cosa.'] },
    ],
  ])('%s', (_what, schema, field) => {
    expect(fieldsWith(schema.meta(words))).toMatchObject([field]);
  });
});
