import { expect, test } from 'vitest';
import { visitInterval } from '#lib/visitInterval.ts';

const words = { answer: 'Cada {dias} días.', daily: 'Todos los días.', incomplete: 'Falta algo.' };

test.each([
  [[34, 1, 2], 'Cada 17 días.'],
  [[100, 3, 2], 'Cada 16,7 días.'],
  [[2, 1, 2], 'Todos los días.'],
  // Rounded to 1, which «Cada 1 días» would not read well.
  [[103, 10, 10], 'Todos los días.'],
  [[9999, 1, 1], 'Cada 9999 días.'],
  [[10_000, 1, 1], 'Falta algo.'],
  [[NaN, 1, 2], 'Falta algo.'],
  [[21, -1, -3], 'Falta algo.'],
  [[21], 'Falta algo.'],
])('branches, supervisors and visits %j: %s', (numbers, answer) => {
  expect(visitInterval(numbers, words)).toBe(answer);
});
