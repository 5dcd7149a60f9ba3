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
  ['islands', 'articles', 'discovery'],
  ['sections'],
  ['copy'],
  ['layouts'],
  ['pages'],
  ['tools'],
];

/** The order in words, for a message: `lib ← schemas ← …`. */
const order = layers.map((row) => row.join(', ')).join(' ← ');

/** What a row may not import: its neighbours and all that is above it. */
const notFor = (/** @type {string} */ folder) => {
  const row = layers.findIndex((folders) => folders.includes(folder));
  return layers
    .slice(row)
    .flat()
    .filter((other) => other !== folder);
};

/**
 * ESLint's `no-restricted-imports` patterns for a folder of `src`. A `Name.copy.ts` is a schema that
 * stands beside what it is for, so everything from `schemas` up may import it.
 * @param {string} folder
 */
const importsOf = (folder) => {
  const above = notFor(folder).join('|');
  const upwards = `${folder} stands below: imports point down, ${order}. What both need belongs into the lower of them, or comes as a prop.`;
  return [
    { regex: '^\\.\\./', message: 'Outside its own folder a file imports by `#folder/…`.' },
    { regex: '^#tests/', message: 'The site never imports its tests.' },
    ...(above ? [{ regex: `^#(${above})/(?!.*\\.copy\\.ts$)`, message: upwards }] : []),
  ];
};

/** The same for a `Name.copy.ts`: what a schema may import, and other such files. */
const importsOfCopy = importsOf('schemas');

/** @param {readonly object[]} patterns */
const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

export default tseslint.config(
  { ignores: ['dist/', '.cache/', '.astro/', '**/.wrangler/', 'node_modules/'] },
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
  { files: ['tests/unit/**', 'astro.config.mjs'], rules: { 'no-restricted-imports': 'off' } },
  ...layers.flat().map((folder) => ({
    files: [`src/${folder}/**`],
    rules: restrict(...importsOf(folder), ...(folder === 'islands' ? [] : [noReact])),
  })),
  { files: ['src/**/*.copy.ts'], rules: restrict(...importsOfCopy, noReact) },
  // Tools speak to who works on the site, schemas to authors.
  {
    files: [
      'src/{articles,components,discovery,islands,layouts,pages,sections}/**/*.{astro,tsx}',
      'src/{data,islands,lib,measurement,pages,scripts,styles}/**/*.ts',
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
