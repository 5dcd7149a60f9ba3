import { expect, test } from 'vitest';
import { routeNames } from '#lib/routes.ts';
import { missingPages } from '#tools/check/content/missingPages.ts';

const pageFiles = routeNames.map((name) => `src/pages/${name}.astro`);

test('a route without its page is told, with the file that it needs', () => {
  expect(missingPages(pageFiles)).toEqual([]);
  expect(missingPages(['src/pages/index.astro'])).toEqual([]);
  expect(missingPages(pageFiles.filter((file) => !file.includes('para-quien')))).toEqual([
    {
      file: 'src/lib/routes.ts',
      message: 'La ruta «para-quien» no tiene su página: falta src/pages/para-quien.astro.',
    },
  ]);
});
