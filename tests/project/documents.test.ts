import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { slug } from 'github-slugger';
import { expect, test } from 'vitest';

const readText = (file: string) => readFileSync(file, 'utf8');
const documents = ['README.md', ...globSync('.github/**/*.md')];
/** Those of authors and marketers, whose links are examples. */
const guides = globSync('src/**/*.md');

/** The folders that a path in a document may begin with: `src/lib/dates.ts`, `lib/dates.ts`, `unit/lib/dates`. */
const folders = [
  'src',
  'tests',
  ...globSync('*/', { cwd: 'src' }),
  ...globSync('*/', { cwd: 'tests' }),
];
const PATH = new RegExp(`\`((?:${folders.join('|')})/[^\`\\s]+)`, 'g');

/** `src/pages/<page>.astro` and `Name.astro` stand for others; a test may be named without its ending and folder. */
const isThere = (path: string) =>
  /<|\bName\b/.test(path) ||
  ['', 'src/', 'src/content/', 'tests/'].some(
    (folder) => globSync(`${folder}${path}{,.*}`).length > 0,
  ) ||
  globSync(`tests/${path.replace('/', '/*/')}.*`).length > 0;

const missingIn = (text: string) =>
  [...text.matchAll(PATH)].map(([, path = '']) => path).filter((path) => !isThere(path));

const headingsOf = (file: string) =>
  [...readText(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slug(heading));

test.each(documents)('every path and every link in %s leads somewhere', (document) => {
  const text = readText(document);
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
  const dead = links.filter(([, file = '', part]) => {
    const target = file ? join(dirname(document), file) : document;
    return !existsSync(target) || (part && !headingsOf(target).includes(part));
  });

  expect(missingIn(text)).toEqual([]);
  expect(dead.map(([link]) => link)).toEqual([]);
});

test.each(guides)('every path in %s leads somewhere', (guide) => {
  expect(missingIn(readText(guide))).toEqual([]);
});

test('VS Code reads the hints of each YAML file from the collection that has it', () => {
  const { 'yaml.schemas': schemas } = JSON.parse(readText('.vscode/settings.json')) as {
    'yaml.schemas': Record<string, string>;
  };
  const collections = readText('src/content.config.ts');
  const names = Object.keys(schemas).map((file) => file.split('/').at(-1)?.split('.')[0]);

  expect(names.filter((name) => !collections.includes(`${name}: defineCollection`))).toEqual([]);
});
