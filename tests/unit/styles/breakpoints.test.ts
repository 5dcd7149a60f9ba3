import { expect, test } from 'vitest';
import { breakpoints } from '#styles/breakpoints.ts';

test('layouts begin at the widths of the specification (section 9)', () => {
  expect(Object.values(breakpoints)).toEqual([600, 750, 768, 800, 900, 1100, 1200, 1400, 1600]);
});
