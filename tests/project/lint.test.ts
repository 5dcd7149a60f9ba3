import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { projectRoot } from '#tools/projectRoot.ts';

const eslint = new ESLint({ cwd: projectRoot });

/** The rules of `eslint.config.mjs` that a file with this code breaks. */
async function broken(filePath: string, code: string) {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.map(({ ruleId }) => ruleId);
}

const importing = (path: string) => `export * from '${path}';\n`;
const importingLater = (path: string) => `export const load = () => import('${path}');\n`;

const above = [
  ['schemas', '#sections/Start/Start.copy.ts'],
  ['schemas', '#sampleNetwork/fields/evidence.ts'],
  ['schemas', '#site/siteSchema.ts'],
  ['legal', '#site/getSite.ts'],
  ['articles', '#sections/Questions/Questions.copy.ts'],
  ['islands', '#sections/LoginForm/LoginForm.copy.ts'],
  ['sections', '#seo/listedPages.ts'],
  ['sections/Questions', '#sections/Start/Start.copy.ts'],
  ['components', '#screens/Tasks/Tasks.astro'],
  ['screens', '#sections/Start/Start.copy.ts'],
  ['components', 'react'],
  ['seo', '#layouts/Page.astro'],
  ['sampleNetwork', '#site/getSite.ts'],
  ['sampleNetwork/fields', '#sampleNetwork/screenData/screenData.ts'],
  ['tools/delivery', '#tools/editor/headers.ts'],
  ['tools/check', '#tools/build/buildSite.ts'],
] as const;

test.each(above)(
  'lint lets src/%s import nothing from above it, such as %s',
  async (folder, path) => {
    for (const code of [importing(path), importingLater(path)]) {
      expect(await broken(`src/${folder}/x.ts`, code)).toEqual(['import-x/no-restricted-paths']);
    }
  },
);

test.each([
  ['src/lib/paths.ts', './routes.ts'],
  ['src/components/Video/Video.css.ts', './Video.astro'],
])('lint refuses a circle: %s that imports %s', async (file, path) => {
  for (const code of [importing(path), importingLater(path)]) {
    expect(await broken(file, code)).toEqual(['import-x/no-cycle']);
  }
});

const inSheet = (css: string) => `export const box = [${css}];\n`;

test.each([
  ['a size', "'1.5rem'"],
  ['a size among others', '`calc(${1} - 12px)`'],
  ['a share of the screen with decimals', "'4.5vw'"],
  ['a colour', "'#1d1038'"],
  ['a colour by a function', '`1px solid rgb(0 0 0 / ${1})`'],
  ['a width', "'(min-width: 40em)'"],
  ['a wish of the visitor', "'(prefers-reduced-motion)'"],
])('lint refuses %s in the style sheet of a section', async (_what, css) => {
  for (const folder of ['sections/Start', 'styles/screens']) {
    expect(await broken(`src/${folder}/x.css.ts`, inSheet(css))).toContain('no-restricted-syntax');
  }
  expect(await broken('src/styles/x.css.ts', inSheet(css))).toEqual([]);
});

test('lint lets a style sheet set what another component publishes, and override nothing of it', async () => {
  const path = '#components/Skyline/Skyline.css.ts';
  const importingName = (name: string) => `export { ${name} } from '${path}';\n`;
  expect(await broken('src/sections/Start/x.css.ts', importingName('variables'))).toEqual([]);
  for (const code of [importingName('sun'), importing(path)]) {
    expect(await broken('src/sections/Start/x.css.ts', code)).toEqual(['no-restricted-imports']);
  }
});

test('lint lets a style sheet name a size at its top, and use proportions', async () => {
  const code = `const height = '14rem';\n${inSheet("height, '50%', '7vw', '0.5em'")}`;
  expect(await broken('src/sections/Start/x.css.ts', code)).toEqual([]);
});

test.each(['<p style="color: red">a</p>', '<style>p { color: red }</style>'])(
  'lint refuses %s in a component',
  async (html) => {
    expect(await broken('src/sections/Start/X.astro', `${html}\n`)).toEqual([
      'no-restricted-syntax',
    ]);
  },
);
