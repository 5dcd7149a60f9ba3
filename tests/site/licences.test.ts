import { expect, test } from 'vitest';
import { readBytes } from '#tests/support/site.ts';

test('what visitors download of others is listed with its licence', () => {
  const [, ...entries] = readBytes('licencias.txt').toString('utf8').split(/^## /m);

  expect(entries.map((entry) => entry.split(' ')[0]).sort()).toEqual([
    '@astrojs/react',
    'Astro',
    'Lucide',
    'Poppins',
    'Sveltia',
    'react',
    'react-dom',
    'scheduler',
  ]);
  for (const entry of entries) {
    expect(entry).toMatch(/^.* \((MIT|ISC|OFL-1\.1)\)\n/);
    expect(entry).toMatch(/copyright/i);
  }
});
