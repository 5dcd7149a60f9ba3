import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { projectRoot } from '#tools/projectRoot.ts';

test('an editor finds the rules of the code: ESLint, told nothing, says who may import React', async () => {
  const [result] = await new ESLint({ cwd: projectRoot }).lintText("import 'react';\n", {
    filePath: 'src/scripts/any.js',
  });

  expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('no-restricted-imports');
});
