import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import eslint from '@eslint/js';
import astro from 'eslint-plugin-astro';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/** A letter or a mark that almost every Spanish text has, and English has not. */
const SPANISH_SIGN = '/[áéíóúüñÁÉÍÓÚÜÑ¿¡«»]/';
/** A word, and not a single letter or a mark. */
const ANY_WORD = '/[A-Za-zÀ-ÿ]{2,}/';
/** The attributes whose text visitors read or hear. */
const SPOKEN_ATTRIBUTE =
  '/^(alt|title|label|placeholder|aria-label|aria-description|aria-roledescription)$/';

/** Words for visitors. The text of an error is allowed, because authors read it at a terminal. */
const noWords = [
  `Literal[value=${SPANISH_SIGN}]:not(NewExpression[callee.name=/Error$/] Literal)`,
  `TemplateElement[value.cooked=${SPANISH_SIGN}]:not(NewExpression[callee.name=/Error$/] TemplateElement)`,
  `JSXText[value=${ANY_WORD}]`,
  `JSXAttribute[name.name=${SPOKEN_ATTRIBUTE}] > Literal[value=${ANY_WORD}]`,
].map((selector) => ({ selector, message: 'Words live in src/content.' }));

/** An absolute size. `vw`, `vh` and `em` are none: they are proportions of the screen and of the text, like percentages. */
const MEASURE = '/(?<![\\w.])-?(\\d*\\.?\\d+(px|rem|ch|pt)|\\d*\\.\\d+v[wh])\\b/i';
const COLOUR = '/#[\\da-f]{3,8}\\b|(rgba?|hsla?|oklch)\\(/i';
const CONDITION = '/\\((min|max)-width|prefers-|forced-colors/';
/** A size with a name at the top of its file: `const pictureHeight = '14rem';`. */
const NAMED = ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > * > Literal';

/** What a style sheet outside `src/styles` has to take from there. */
const onlyFromTheme = [
  {
    form: MEASURE,
    named: `:not(${NAMED})`,
    message: 'Take the size from the theme, or name it at the top of the file.',
  },
  { form: COLOUR, named: '', message: 'Take colours from src/styles/contract.css.ts.' },
  { form: CONDITION, named: '', message: 'Take conditions from src/styles/responsive.ts.' },
].flatMap(({ form, named, message }) => [
  { selector: `Literal[value=${form}]${named}`, message },
  { selector: `TemplateElement[value.raw=${form}]`, message },
]);

const onlyByAlias = {
  regex: '^\\.\\./',
  message: 'Outside its own folder a file imports by `#folder/…`.',
};
/** Of two components' rules for one element, the order of files would decide. */
const onlyVariables = {
  regex: '^#(articles|components|screens|islands|sections)/.+\\.css\\.ts$',
  allowImportNames: ['variables'],
  message: 'Set what the component publishes as `variables`, instead of overriding its styles.',
};

/** A component’s styles belong in its `.css.ts`. */
const noStyle = ['JSXAttribute[name.name="style"]', 'JSXOpeningElement[name.name="style"]'].map(
  (selector) => ({ selector, message: 'Styles are in the `.css.ts` of the component.' }),
);

/**
 * The folders of `src`, lowest first. Each may import from the folders before it, and from none after it. Folders of the
 * same row may not import each other.
 * @type {readonly (readonly string[])[]}
 */
const layers = [
  ['lib'],
  ['schemas'],
  ['site', 'checklists', 'legal', 'sampleNetwork'],
  ['styles'],
  ['measurement'],
  ['scripts'],
  ['components'],
  ['screens'],
  ['islands', 'articles'],
  ['sections'],
  ['seo'],
  ['layouts'],
  ['pages'],
  ['tools'],
];

/** The same for the folders of `src/tools`. @type {readonly (readonly string[])[]} */
const toolLayers = [['delivery'], ['editor'], ['check'], ['build'], ['authoring'], ['commands']];

/** The same for the folders of `src/sampleNetwork`. @type {readonly (readonly string[])[]} */
const sampleNetworkLayers = [['fields'], ['disagreements', 'screenData']];

/**
 * What the folders of `rows`, in `root`, may not import: the folders of their own row and of all rows above.
 * @param {readonly (readonly string[])[]} rows
 * @param {string} root
 */
const downwards = (rows, root) =>
  rows.flatMap((row, index) => {
    const order = rows.map((folders) => folders.join(', ')).join(' ← ');
    return row.flatMap((folder) => {
      const above = rows.slice(index).flatMap((folders) => folders.filter((one) => one !== folder));
      if (above.length === 0) return [];
      return {
        target: `${root}/${folder}`,
        from: above.map((other) => `${root}/${other}`),
        message: `${folder} stands below: imports point down, ${order}. What both need belongs into the lower of them, or comes as a prop.`,
      };
    });
  });

/** Files of `target` may import nothing from `from`: the zones of `import-x/no-restricted-paths`. */
const zones = [
  ...downwards(layers, 'src'),
  ...downwards(toolLayers, 'src/tools'),
  ...downwards(sampleNetworkLayers, 'src/sampleNetwork'),
  { target: 'src/tools/*.ts', from: 'src/tools/*/**', message: 'All tools need this file.' },
  ...globSync('src/sections/*/', { cwd: import.meta.dirname }).map((section) => ({
    target: section,
    from: 'src/sections',
    except: [basename(section)],
    message: 'A section knows no other: pages and layouts put them together.',
  })),
  {
    target: 'src/!(islands)/**',
    from: ['node_modules/react', 'node_modules/react-dom'],
    message: 'React lives in src/islands, so that no page pays for it by accident.',
  },
  { target: 'src', from: 'tests', message: 'The site never imports its tests.' },
];

export default tseslint.config(
  { ignores: ['dist/', 'dist-editor/', '.cache/', '.astro/', '**/.wrangler/', 'node_modules/'] },
  eslint.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  astro.configs.recommended,
  {
    rules: {
      'no-console': ['error', { allow: ['error'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/dot-notation': 'off',
    },
  },
  // The order of imports: Node, packages, `#folder/…`, the file's own folder. `--fix` sorts them.
  {
    files: ['src/**/*.{ts,tsx,astro}', 'tests/**/*.ts'],
    plugins: { 'import-x': importX },
    rules: {
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', ['parent', 'sibling', 'index']],
          pathGroups: [{ pattern: '#*/**', group: 'internal' }],
          pathGroupsExcludedImportTypes: ['builtin', 'external'],
          'newlines-between': 'never',
        },
      ],
    },
  },
  // What may import what. It applies to `import()` too.
  {
    files: ['src/**'],
    plugins: { 'import-x': importX },
    // The parsers of imported files, whatever file imports them.
    settings: {
      'import-x/parsers': {
        '@typescript-eslint/parser': ['.ts', '.tsx'],
        // The path of the parser, because the plugin uses `require`, which does not find the package by its name.
        [fileURLToPath(import.meta.resolve('astro-eslint-parser'))]: ['.astro'],
      },
      'import-x/ignore': ['/node_modules/'],
      'import-x/resolver-next': [createNodeResolver()],
    },
    languageOptions: { parserOptions: { parser: tseslint.parser } },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'no-restricted-imports': ['error', { patterns: [onlyByAlias] }],
    },
  },
  {
    files: ['src/**/*.css.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [onlyByAlias, onlyVariables] }] },
  },
  // No words in code. Tools, schemas, fields and the sample network's disagreements are exempt: they speak to
  // developers and authors.
  {
    files: [
      'src/{articles,components,islands,layouts,pages,screens,sections,seo}/**/*.{astro,tsx}',
      'src/{islands,lib,measurement,pages,scripts,seo,styles}/**/*.ts',
      'src/{checklists,site}/get*.ts',
      'src/sampleNetwork/*.ts',
      'src/sampleNetwork/screenData/*.ts',
      'src/{articles,components}/**/*.client.ts',
      'src/{screens,sections}/**/!(*.copy).ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...noWords, ...noStyle] },
  },
  {
    files: ['src/tools/**/*.astro'],
    rules: { 'no-restricted-syntax': ['error', ...noStyle] },
  },
  {
    files: ['src/**/*.css.ts'],
    ignores: ['src/styles/*', 'src/styles/motifs/*'],
    rules: { 'no-restricted-syntax': ['error', ...onlyFromTheme] },
  },
  {
    files: ['src/{islands,sections}/**/*.css.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noWords, ...onlyFromTheme] },
  },
  // Small files that do one thing.
  {
    files: ['src/**'],
    rules: { 'max-lines': ['error', 300], 'max-lines-per-function': ['error', 60] },
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
