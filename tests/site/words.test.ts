import astro from 'eslint-plugin-astro';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test, vi } from 'vitest';
import { projectRoot } from '#tools/projectRoot.ts';

/** What no program text needs and Spanish can hardly do without. */
const SPANISH = '/[áéíóúüñÁÉÍÓÚÜÑ¿¡«»]/';
/** A word, as opposed to a mark between two values. */
const WORD = '/[A-Za-zÀ-ÿ]{2,}/';
/** Attributes that are read or heard. */
const READ = '/^(alt|title|label|placeholder|aria-label|aria-description|aria-roledescription)$/';
/** What is thrown is read by an author at a terminal, not by a visitor. */
const notThrown = (what: string) => `:not(NewExpression[callee.name=/Error$/] ${what})`;

const message = 'Words live in src/content.';
const rules = {
  'no-restricted-syntax': [
    'error',
    ...[
      `Literal[value=${SPANISH}]${notThrown('Literal')}`,
      `TemplateElement[value.cooked=${SPANISH}]${notThrown('TemplateElement')}`,
      `JSXText[value=${WORD}]`,
      `JSXAttribute[name.name=${READ}] > Literal[value=${WORD}]`,
    ].map((selector) => ({ selector, message })),
  ],
} as const;

/** Parsing a whole program takes its time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

/** Reads programs as the project does and looks for words, and for nothing else. */
const eslint = new ESLint({
  cwd: projectRoot,
  overrideConfigFile: true,
  allowInlineConfig: false,
  overrideConfig: [
    ...astro.configs['flat/base'],
    { files: ['**/*.ts', '**/*.tsx'], languageOptions: { parser: tseslint.parser } },
    {
      files: ['**/*.astro'],
      languageOptions: { parserOptions: { parser: tseslint.parser } },
    },
    { rules: rules as never },
  ] as never,
});

const places = (results: ESLint.LintResult[]) =>
  results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, column, message: text }) => `${filePath}:${line}:${column} ${text}`),
  );

test('no word that a visitor reads or hears is in a program', async () => {
  const results = await eslint.lintFiles([
    // Tools speak to who works on the site.
    'src/{articles,components,discovery,islands,layouts,pages,sections}/**/*.astro',
    'src/**/*.tsx',
    'src/{lib,scripts,islands,integrations,social,styles}/**/*.ts',
    'src/pages/**/*.ts',
  ]);

  expect(results.length).toBeGreaterThan(60);
  expect(places(results)).toEqual([]);
});

test.each([
  ['a text in a template', 'a.astro', '<p>Volver</p>'],
  ['a text beside a value', 'a.astro', '---\nconst a = 1;\n---\n<p>Hay {a} locales</p>'],
  ['a label in a template', 'a.astro', '<a aria-label="Volver" href="/">{1}</a>'],
  ['a text in an island', 'a.tsx', 'export default () => <p>Volver</p>;'],
  ['a value in a template', 'a.astro', '<p>{"Próximo"}</p>'],
  ['a constant of a page', 'a.astro', "---\nconst a = '¿Qué?';\n---\n<p>{a}</p>"],
  ['a constant', 'a.ts', "export const a = 'Próximo';"],
  ['a text with values', 'a.ts', 'export const a = (b: number) => `Artículo ${b}`;'],
])('%s would be noticed', async (_what, filePath, code) => {
  const [result] = await eslint.lintText(code, { filePath });

  expect(new Set(result?.messages.map((found) => found.message))).toEqual(new Set([message]));
});

test.each([
  ['a comment', 'a.ts', '// «12 de marzo»\n/* Próximo */\nexport const a = 1;'],
  ['a comment of a template', 'a.astro', '<!-- Próximo -->\n<p>{/* Próximo */}</p>'],
  ['a message to an author', 'a.ts', 'export const a = () => { throw new Error(`creá «${1}»`); };'],
  ['a mark between values', 'a.astro', '<p>{1} ({2}) · {3}</p>'],
  ['a class, an id or a role', 'a.astro', '<ul class="lista" id="secciones" role="list">{1}</ul>'],
])('%s is no word of a visitor’s', async (_what, filePath, code) => {
  expect(await eslint.lintText(code, { filePath })).toMatchObject([{ messages: [] }]);
});
