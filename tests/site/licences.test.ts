import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBytes } from '#tests/support/site.ts';
import { projectRoot } from '#tools/projectRoot.ts';

const entries = readBytes('licencias.txt').toString('utf8').split('\n\n---\n\n');
const listed = new Map(
  entries.map((entry) => {
    const [head = '', ...text] = entry.split('\n\n');
    const [name = '', version = '', licence = ''] = head.split(/:? /);
    return [name, { version, licence, text: text.join('\n\n') }];
  }),
);

test('what visitors download of others is listed: the islands’ code, the letters, the icons', () => {
  expect([...listed.keys()]).toEqual([
    '@astrojs/react',
    '@fontsource/poppins',
    '@iconify-json/lucide',
    'astro',
    'react',
    'react-dom',
    'scheduler',
  ]);
});

test.each([...listed])(
  '%s may be published, and says so itself',
  (name, { version, licence, text }) => {
    const { packages } = JSON.parse(readFileSync(`${projectRoot}/package-lock.json`, 'utf8')) as {
      packages: Record<string, { version: string }>;
    };

    expect(packages[`node_modules/${name}`]?.version).toBe(version);
    expect(['MIT', 'ISC', 'OFL-1.1']).toContain(licence);
    expect(text).toMatch(/copyright/i);
  },
);
