import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const project = fileURLToPath(new URL('../..', import.meta.url));

test('an editor finds the rules of the code: ESLint, told nothing, says who may import React', async () => {
  const [result] = await new ESLint({ cwd: project }).lintText("import 'react';\n", {
    filePath: 'src/scripts/any.js',
  });

  expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('no-restricted-imports');
});
