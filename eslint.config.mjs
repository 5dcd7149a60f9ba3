import eslint from '@eslint/js';
import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';

/** Who may import React: islands alone, so that no page pays for it by accident. */
const reactOnlyInIslands = {
  patterns: [{ group: ['react', 'react-dom', 'react/*'], message: 'React lives in src/islands.' }],
};

export default tseslint.config(
  { ignores: ['dist/', '.cache/', '.astro/', '**/.wrangler/', 'node_modules/'] },
  eslint.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  astro.configs.recommended,
  {
    rules: {
      'no-console': ['error', { allow: ['error'] }],
      'no-restricted-imports': ['error', reactOnlyInIslands],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/dot-notation': 'off',
    },
  },
  {
    files: ['src/islands/**', 'tests/unit/**', 'astro.config.mjs'],
    rules: { 'no-restricted-imports': 'off' },
  },
  // Commands talk to a person at a terminal.
  {
    files: [
      'src/tools/commands/**',
      'tests/commands/**',
      'tests/support/**',
      'tests/perf/**',
      'tests/visual/**',
    ],
    rules: { 'no-console': 'off' },
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: { URL: 'readonly' } } },
  // Types replace the check for undefined names.
  { files: ['**/*.ts', '**/*.tsx', '**/*.astro'], rules: { 'no-undef': 'off' } },
);
