import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shortIdentifier } from '~/styles/identifiers.ts';

const files = globSync('src/**/*.css.ts');
const names = (filePath: string) =>
  ['abcdef0', 'abcdef1', 'abcdefz', 'abcdef10'].map((hash) => shortIdentifier({ hash, filePath }));

test('names are short, and no two files share one', () => {
  const all = files.flatMap(names);

  expect(new Set(all).size).toBe(all.length);
  for (const name of all) expect(name).toMatch(/^[A-Z][a-z][0-9a-z]{1,2}$/);
});

test('names are the same each time they are asked for', () => {
  expect(files.map(names)).toEqual(files.map(names));
});

test('a file that the build did not know keeps the long name', () => {
  expect(shortIdentifier({ hash: '18994ux0', filePath: 'src/new.css.ts' })).toBe('_18994ux0');
});
