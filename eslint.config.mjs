import eslint from '@eslint/js';
import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';
import { importsOf, importsOfCopy, layers } from '#tools/layers.mjs';

/** Who may import React: islands alone, so that no page pays for it by accident. */
const noReact = { regex: '^react(-dom)?(/|$)', message: 'React lives in src/islands.' };

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
