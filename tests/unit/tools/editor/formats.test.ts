import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readMdxFile, withBareFileNames, writeMdxFile } from '#tools/editor/formats.ts';
import { testedContent } from '#tests/support/sites/variants.ts';

const files = readdirSync(testedContent, { recursive: true, encoding: 'utf8' });
const textOf = (file: string) => readFileSync(join(testedContent, file), 'utf8');
/** The editor trims a file before it parses it. */
const trimmed = (file: string) => textOf(file).trim();
const changed = (before: string, after: string) =>
  before.split('\n').filter((line, index) => line !== after.split('\n')[index]);

describe.each(files.filter((file) => file.endsWith('.mdx')))('%s', (file) => {
  test('saved unchanged stays the same to the byte', () => {
    expect(writeMdxFile(readMdxFile(trimmed(file)))).toBe(textOf(file));
  });

  test('saved with another title changes nothing else', () => {
    const after = writeMdxFile({ ...readMdxFile(trimmed(file)), titulo: 'Otro título' });

    expect(changed(textOf(file), after)).toHaveLength(1);
  });
});

test('emptying a field removes its line', () => {
  const file = files.find((name) => /\.mdx$/.test(name) && /^actualizado:/m.test(textOf(name)));
  const after = writeMdxFile({ ...readMdxFile(textOf(file ?? '')), actualizado: '' });

  expect(after).not.toMatch(/^actualizado:/m);
});

test('a picture that is chosen in its folder is named without a slash, and addresses keep theirs', () => {
  const clients = [{ file: '/verdea.svg', href: '/a' }, { file: 'norte.svg' }];

  expect(withBareFileNames({ clients, blogImg: './a.svg', file: '/a' })).toEqual({
    clients: [{ file: 'verdea.svg', href: '/a' }, { file: 'norte.svg' }],
    blogImg: './a.svg',
    file: '/a',
  });
});

test('a new article is saved with all its fields', () => {
  expect(
    writeMdxFile({
      titulo: 'Hola',
      fecha: '2026-01-01',
      actualizado: '',
      categorias: ['Operación'],
      borrador: true,
      body: '## Uno\n\nDos.',
    }),
  ).toBe(
    "---\ntitulo: Hola\nfecha: '2026-01-01'\ncategorias:\n  - Operación\nborrador: true\n---\n\n## Uno\n\nDos.\n",
  );
});
