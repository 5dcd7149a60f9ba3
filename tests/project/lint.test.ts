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
