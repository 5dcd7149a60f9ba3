import { describe, expect, test } from 'vitest';
import { visitInterval } from '#lib/visitInterval.ts';

const words = { answer: 'Cada {dias} días.', daily: 'Todos los días.', incomplete: 'Falta algo.' };

describe('working days between two looks at a branch', () => {
  test.each([
    [[34, 1, 2], 'Cada 17 días.'],
    [[21, 1, 2], 'Cada 10,5 días.'],
    [[100, 3, 2], 'Cada 16,7 días.'],
    [[2, 1, 2], 'Todos los días.'],
    [[1, 4, 3], 'Todos los días.'],
    // Rounded it is one, and «cada 1 días» is not said.
    [[103, 10, 10], 'Todos los días.'],
    [[9999, 1, 1], 'Cada 9999 días.'],
  ])('%j: %s', (numbers, says) => {
    expect(visitInterval(numbers, words)).toBe(says);
  });

  test.each([
    [[NaN, 1, 2]],
    [[21, 0, 2]],
    [[21, -1, -3]],
    [[21]],
    [[0, 1, 1]],
    [[-21, 1, -2]],
    [[1e9, 1, 2]],
  ])('%j asks for other numbers', (numbers) => {
    expect(visitInterval(numbers, words)).toBe('Falta algo.');
  });
});
