import { expect, test } from 'vitest';
import { headerThreshold } from '#styles/breakpoints.ts';

test('the header changes once scrolled more than 10 px', () => {
  expect(headerThreshold).toBe(10);
});
