import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readMdxFile, readYamlFile, writeMdxFile, writeYamlFile } from '#tools/editor/formats.ts';
import { contentFolder } from '#tests/support/variants.ts';

const folder = contentFolder;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
/** As the editor hands a text to a reader: without white space around it. */
const handed = (file: string) => textOf(file).trim();
const changed = (before: string, after: string) =>
  before.split('\n').filter((line, index) => line !== after.split('\n')[index]);

/** A block, or a list of blocks, with another text in the place of its first. */
function withOtherText(value: unknown): unknown {
  if (Array.isArray(value)) return [withOtherText(value[0]), ...value.slice(1)];
  if (typeof value !== 'object' || value === null) return 'Otra cosa';
  const [name = ''] = Object.entries(value).find(([, inner]) => typeof inner === 'string') ?? [];
  return { ...value, [name]: 'Otra cosa' };
}

describe.each(files.filter((file) => file.endsWith('.yaml')))('%s', (file) => {
  test('is written as it was read', () => {
    expect(`${writeYamlFile(readYamlFile(handed(file)))}\n`.replace(/\n+$/, '\n')).toBe(
      textOf(file),
    );
  });

  test('loses nothing but the line that changes', () => {
    const data = readYamlFile(handed(file));
    const [key, block] = Object.entries(data).find(
      ([name, value]) => name !== 'page' && typeof value === 'object',
    ) as [string, object];

    const after = writeYamlFile({ ...data, [key]: withOtherText(block) });

    expect(changed(handed(file), after.trim())).toHaveLength(1);
  });
});

describe.each(files.filter((file) => file.endsWith('.mdx')))('%s', (file) => {
  test('is written as it was read', () => {
    expect(writeMdxFile(readMdxFile(handed(file)))).toBe(textOf(file));
  });

  test('loses nothing but the title that changes', () => {
    const after = writeMdxFile({ ...readMdxFile(handed(file)), titulo: 'Otro título' });

    expect(changed(textOf(file), after)).toHaveLength(1);
  });
});

test('a new article is written whole', () => {
  expect(
    writeMdxFile({
      titulo: 'Hola',
      categorias: ['Operación'],
      borrador: true,
      body: '## Uno\n\nDos.',
    }),
  ).toBe('---\ntitulo: Hola\ncategorias:\n  - Operación\nborrador: true\n---\n\n## Uno\n\nDos.\n');
});
