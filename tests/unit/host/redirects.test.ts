import { expect, test } from 'vitest';
import { redirectsFile } from '~/host/redirects.ts';

test('only / moves, for good, to the home page', () => {
  expect(redirectsFile()).toBe('/ /inicio 301\n');
});
