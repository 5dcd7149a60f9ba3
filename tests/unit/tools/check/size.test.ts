import { expect, test } from 'vitest';
import { formatSize } from '#tools/check/size.ts';

test.each([
  [300 * 1024, '300 KB'],
  [300 * 1024 + 1, '300,1 KB'],
  [2 * 1024 * 1024, '2 MB'],
  [2 * 1024 * 1024 + 1, '2,1 MB'],
])('%d bytes are written as %s, never as less than they are', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words);
});
