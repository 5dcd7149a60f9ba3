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
const shape = (name: string) => `export const ${name}Copy = Object({});\n`;

test.each([
  ['schemas', '#sections/Start/Start.copy.ts'],
  ['articles', '#sections/Questions/Questions.copy.ts'],
  ['islands', '#sections/LoginForm/LoginForm.copy.ts'],
  ['sections', '#discovery/listedPages.ts'],
  ['discovery', '#layouts/x.ts'],
  ['tools/delivery', '#tools/editor/headers.ts'],
  ['tools/check', '#tools/build/buildSite.ts'],
])('lint lets src/%s import nothing from above it, such as %s', async (folder, path) => {
  expect(await broken(`src/${folder}/x.ts`, importing(path))).toEqual(['no-restricted-imports']);
});

test('lint lets a section import nothing of another', async () => {
  const code = importing('#sections/Start/Start.copy.ts');

  expect(await broken('src/sections/Questions/x.ts', code)).toEqual(['no-restricted-imports']);
});

test('lint refuses two files that import each other', async () => {
  expect(await broken('src/schemas/kind.ts', importing('./fieldSchema.ts'))).toEqual([
    'lineo/no-circle',
  ]);
});

test.each(['src/sections/Start.ts', 'src/sections/Other.copy.ts', 'src/schemas/Start.copy.ts'])(
  'lint refuses a shape of words in %s, where its block is not beside it',
  async (file) => {
    expect(await broken(file, shape('start'))).toEqual(['lineo/shape-beside-block']);
  },
);

test('lint lets a shape beside its block be made of fields and of another shape', async () => {
  const code = `${importing('#schemas/fields.ts')}${importing('#components/ChecklistOffer/ChecklistOffer.copy.ts')}`;

  expect(await broken('src/sections/Start/Start.copy.ts', code + shape('start'))).toEqual([]);
});
