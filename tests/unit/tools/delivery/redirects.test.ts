import { expect, test } from 'vitest';
import { redirectsFile } from '~/tools/delivery/redirects.ts';

test('only the root moves, for good', () => {
  expect(redirectsFile()).toBe('/ /inicio 301\n');
});
