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
  ['articles', '#sections/Questions/Questions.copy.ts'],
  ['islands', '#sections/LoginForm/LoginForm.copy.ts'],
  ['sections', '#discovery/listedPages.ts'],
  ['sections/Questions', '#sections/Start/Start.copy.ts'],
  ['components', 'react'],
  ['discovery', '#layouts/Page.astro'],
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
