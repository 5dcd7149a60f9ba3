import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#tools/projectRoot.ts';

const readText = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const testing = readText('.github/testing.md');
const [, table = ''] = testing.split('## What holds the specification');

test('testing.md names tests for each section of the specification, and every test it names exists', () => {
  const sections = [...table.matchAll(/^\| (\d)/gm)].map(([, section]) => Number(section));
  const named = [...testing.matchAll(/`((?:content|e2e|host|project|site|unit)\/[\w/]+)`/g)].map(
    ([, name = '']) => name,
  );

  expect(new Set(sections)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  expect(named.length).toBeGreaterThan(30);
  // A file, or a folder of them.
  expect(
    named.filter(
      (name) => globSync([`${name}.*`, name], { cwd: join(projectRoot, 'tests') }).length === 0,
    ),
  ).toEqual([]);
});

test('every file and folder that a document for developers names exists', () => {
  const documents = ['README.md', ...globSync('.github/**/*.md', { cwd: projectRoot })];
  // Or after a folder of `src`: `lib/routes.ts`.
  const folders = globSync('*/', { cwd: join(projectRoot, 'src') });
  const pattern = new RegExp(`\`((?:src|tests|${folders.join('|')})/[^\`\\s]+)`, 'g');
  const named = documents.flatMap((document) =>
    [...readText(document).matchAll(pattern)].map(([, path = '']) => ({ document, path })),
  );
  // `src/pages/<page>.astro` and `Name.astro` stand for others.
  const real = named.filter(({ path }) => !/<|\bName\b/.test(path));

  expect(real.length).toBeGreaterThan(30);
  // A test may be named without its ending.
  const isThere = (path: string) =>
    ['', 'src/', 'tests/'].some(
      (folder) => globSync([folder + path, `${folder}${path}.*`], { cwd: projectRoot }).length > 0,
    );
  expect(real.filter(({ path }) => !isThere(path))).toEqual([]);
});

test('the example of a section in CONTRIBUTING is as the section has it', () => {
  const block = /^```\w+\n(?:\/\/|#|<!--) ((?:src|tests)\/[^\s,]+).*\n([^]*?)^```/gm;
  const examples = [...readText('.github/CONTRIBUTING.md').matchAll(block)];
  const linesOf = (text: string) => text.split('\n').map((line) => line.trim());
  const changed = examples.flatMap(([, path = '', quoted = '']) => {
    const lines = linesOf(readText(path));
    let next = 0;
    // «…» stands for what is left out.
    return linesOf(quoted)
      .filter((line) => line && !/^\W*…\W*$/.test(line))
      .filter((line) => {
        const found = lines.indexOf(line, next);
        if (found >= 0) next = found + 1;
        return found < 0;
      })
      .map((line) => ({ path, line }));
  });

  expect(examples.length).toBeGreaterThan(5);
  expect(changed).toEqual([]);
});

test('each test of tests/unit stands where its code stands in src', () => {
  const folders = globSync('**/*.test.ts', { cwd: join(projectRoot, 'tests/unit') }).map(dirname);

  expect(folders.length).toBeGreaterThan(30);
  expect(folders.filter((folder) => !existsSync(join(projectRoot, 'src', folder)))).toEqual([]);
});

test('architecture.md explains each variable that sets something from outside, and no other', () => {
  const code = ['{src,tests}/**/*.{ts,mjs}', 'astro.config.mjs', '.ci/run', '.github/workflows/*'];
  const read = globSync(code, { cwd: projectRoot }).flatMap(
    (file) => readText(file).match(/LINEO_[A-Z_]+/g) ?? [],
  );
  const told = [...readText('.github/architecture.md').matchAll(/^\| `(LINEO_[A-Z_]+)`/gm)];

  expect(told.map(([, name]) => name).sort()).toEqual([...new Set(read)].sort());
});
