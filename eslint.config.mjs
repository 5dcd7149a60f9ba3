import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import eslint from '@eslint/js';
import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';

/** Who may import React: islands alone, so that no page pays for it by accident. */
const noReact = { regex: '^react(-dom)?(/|$)', message: 'React lives in src/islands.' };

/** What Spanish can hardly do without, a word as opposed to a mark, and attributes that are read. */
const SPANISH = '/[áéíóúüñÁÉÍÓÚÜÑ¿¡«»]/';
const WORD = '/[A-Za-zÀ-ÿ]{2,}/';
const READ = '/^(alt|title|label|placeholder|aria-label|aria-description|aria-roledescription)$/';

/** Words of visitors; what is thrown is read by an author at a terminal. */
const noWords = [
  `Literal[value=${SPANISH}]:not(NewExpression[callee.name=/Error$/] Literal)`,
  `TemplateElement[value.cooked=${SPANISH}]:not(NewExpression[callee.name=/Error$/] TemplateElement)`,
  `JSXText[value=${WORD}]`,
  `JSXAttribute[name.name=${READ}] > Literal[value=${WORD}]`,
].map((selector) => ({ selector, message: 'Words live in src/content.' }));

/**
 * The folders of `src`, lowest first: each may import from those before it and from none after it.
 * Folders of one row know nothing of each other.
 * @type {readonly (readonly string[])[]}
 */
const layers = [
  ['lib'],
  ['schemas'],
  ['data'],
  ['styles'],
  ['measurement'],
  ['scripts'],
  ['components'],
  ['islands', 'articles'],
  ['sections'],
  ['discovery'],
  ['layouts'],
  ['pages'],
  ['tools'],
];

/** The same for the folders of `src/tools`. @type {readonly (readonly string[])[]} */
const toolLayers = [
  ['delivery'],
  ['editor', 'gallery'],
  ['check'],
  ['build'],
  ['authoring'],
  ['commands'],
];

/**
 * What a folder may not import, as an ESLint `no-restricted-imports` pattern: its neighbours and all above
 * it. `root` is what imports of the rows' folders begin with.
 * @param {readonly (readonly string[])[]} rows
 * @param {string} root
 * @param {string} folder
 */
const nothingAbove = (rows, root, folder) => {
  const row = rows.findIndex((folders) => folders.includes(folder));
  const above = rows
    .slice(row)
    .flat()
    .filter((other) => other !== folder);
  const order = rows.map((folders) => folders.join(', ')).join(' ← ');
  const message = `${folder} stands below: imports point down, ${order}. What both need belongs into the lower of them, or comes as a prop.`;
  return above.length > 0 ? [{ regex: `^${root}(${above.join('|')})/`, message }] : [];
};

const src = join(import.meta.dirname, 'src');

/** What a section does not import: what two of them need is a component. */
const noOtherSection = {
  regex: '^#sections/',
  message: 'A section knows no other: pages and layouts put them together.',
};

/** What no file of `src` imports. */
const nowhere = [
  { regex: '^\\.\\./', message: 'Outside its own folder a file imports by `#folder/…`.' },
  { regex: '^#tests/', message: 'The site never imports its tests.' },
];

/**
 * The files of `src` that a file of it imports, as absolute paths.
 * @param {string} file
 */
const importsOf = (file, text = readFileSync(file, 'utf8')) =>
  [...text.matchAll(/\b(?:from|import) '(\.|#)\/?([^'?]+)/g)].flatMap(([, start, path = '']) => {
    const imported = start === '#' ? join(src, path) : join(dirname(file), path);
    return existsSync(imported) ? [imported] : [];
  });

/** Rules of our own. @type {import('eslint').ESLint.Plugin} */
const lineo = {
  rules: {
    /** No file needs itself, over however many others. */
    'no-circle': {
      create: ({ physicalFilename: own, sourceCode, report }) => ({
        Program(node) {
          const reached = new Set(importsOf(own, sourceCode.text));
          for (const file of reached) importsOf(file).forEach((next) => reached.add(next));
          if (!reached.has(own)) return;
          report({ node, message: 'This file imports itself, by way of others.' });
        },
      }),
    },
  },
};

/** @param {readonly object[]} patterns */
const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

export default tseslint.config(
  { ignores: ['dist/', 'dist-editor/', '.cache/', '.astro/', '**/.wrangler/', 'node_modules/'] },
  eslint.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  astro.configs.recommended,
  {
    rules: {
      'no-console': ['error', { allow: ['error'] }],
      ...restrict(noReact),
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/dot-notation': 'off',
    },
  },
  { files: ['astro.config.mjs'], rules: { 'no-restricted-imports': 'off' } },
  ...layers.flat().map((folder) => ({
    files: [`src/${folder}/**`],
    rules: restrict(
      ...nowhere,
      ...nothingAbove(layers, '#', folder),
      ...(folder === 'islands' ? [] : [noReact]),
      ...(folder === 'sections' ? [noOtherSection] : []),
    ),
  })),
  ...toolLayers.flat().map((folder) => ({
    files: [`src/tools/${folder}/**`],
    rules: restrict(...nowhere, ...nothingAbove(toolLayers, '#tools/', folder), noReact),
  })),
  {
    files: ['src/tools/*.ts'],
    rules: restrict(...nowhere, { regex: '^#tools/.*/', message: 'All tools need this file.' }),
  },
  {
    files: ['src/**'],
    plugins: { lineo },
    rules: { 'lineo/no-circle': 'error' },
  },
  // Tools speak to who works on the site, schemas to authors.
  {
    files: [
      'src/{articles,components,discovery,islands,layouts,pages,sections}/**/*.{astro,tsx}',
      'src/{data,islands,lib,measurement,pages,scripts,styles}/**/*.ts',
      'src/{articles,components}/**/*.client.ts',
      'src/sections/**/!(*.copy).ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...noWords] },
  },
  // Small files that do one thing; what is one thing and longer stands below.
  {
    files: ['src/**'],
    rules: { 'max-lines': ['error', 300], 'max-lines-per-function': ['error', 60] },
  },
  {
    files: [
      'src/islands/HeaderDrawer/HeaderDrawer.tsx',
      'src/islands/LoginToggle/LoginToggle.tsx',
      'src/islands/intent.client.ts',
      'src/tools/delivery/nginx.ts',
    ],
    rules: { 'max-lines-per-function': 'off' },
  },
  // Commands talk to a person at a terminal.
  {
    files: ['src/tools/commands/**', 'tests/commands/**', 'tests/support/**'],
    rules: { 'no-console': 'off' },
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: { URL: 'readonly' } } },
  // Types replace the check for undefined names.
  { files: ['**/*.ts', '**/*.tsx', '**/*.astro'], rules: { 'no-undef': 'off' } },
);
