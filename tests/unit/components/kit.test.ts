import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kit, kitNames } from '#components/kit/kit.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const guide = [...read('src/content/GUIA.md').matchAll(/^```mdx\n([\s\S]*?)^```$/gm)]
  .map(([, code]) => code)
  .join('\n');

test.each(kitNames)(
  '<%s> is in the guide as it is declared, and in the tests’ own article',
  (name) => {
    expect(guide).toContain(`${kit[name].example}\n`);
    expect(read('tests/fixture/blog/con_todo.mdx')).toContain(`<${name}`);
  },
);
