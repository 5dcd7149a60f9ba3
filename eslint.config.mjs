import eslint from '@eslint/js';
import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';
import { importsOf, importsOfCopy, layers } from '#tools/layers.mjs';

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
  // Imports point one way: see src/tools/layers.mjs.
  ...layers.flat().map((folder) => ({
    files: [`src/${folder}/**`],
    rules: restrict(...importsOf(folder), ...(folder === 'islands' ? [] : [noReact])),
  })),
  { files: ['src/**/*.copy.ts'], rules: restrict(...importsOfCopy, noReact) },
  // Tools speak to who works on the site, schemas to authors.
  {
    files: [
      'src/{articles,components,discovery,islands,layouts,pages,sections}/**/*.{astro,tsx}',
      'src/{integrations,islands,lib,pages,scripts,social,styles}/**/*.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...noWords] },
  },
  // Small files that do one thing; the four exceptions: .github/decisions/long-functions.md.
  {
    files: ['src/**'],
    rules: { 'max-lines': ['error', 250], 'max-lines-per-function': ['error', 60] },
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
