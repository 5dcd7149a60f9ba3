import { describe, expect, test } from 'vitest';
import { daysBetweenVisits, intervalAnswer } from '~/lib/visitInterval.ts';

const words = { answer: 'Cada {dias} días.', daily: 'Todos los días.', incomplete: 'Falta algo.' };
const answerFor = (...numbers: [number, number, number]) =>
  intervalAnswer(daysBetweenVisits(...numbers), words);

describe('working days between two looks at a branch', () => {
  test.each([
    { numbers: [34, 1, 2], says: 'Cada 17 días.' },
    { numbers: [21, 1, 2], says: 'Cada 10,5 días.' },
    { numbers: [100, 3, 2], says: 'Cada 16,7 días.' },
    { numbers: [2, 1, 2], says: 'Todos los días.' },
    { numbers: [1, 4, 3], says: 'Todos los días.' },
  ] as const)('$numbers gives «$says»', ({ numbers, says }) => {
    expect(answerFor(...(numbers as unknown as [number, number, number]))).toBe(says);
  });

  test.each([
    [NaN, 1, 2],
    [21, 0, 2],
    [21, 1, -3],
    [Infinity, 1, 1],
  ])('%d, %d and %d wait for a number', (branches, supervisors, visits) => {
    expect(answerFor(branches, supervisors, visits)).toBe('Falta algo.');
  });
});
