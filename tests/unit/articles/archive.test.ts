import { expect, test } from 'vitest';
import { byCategory, byMonth, neighbours } from '#articles/archive.ts';

const article = (day: string, ...categorias: string[]) => ({
  fecha: new Date(`${day}T00:00:00Z`),
  categorias,
});

const articles = [
  article('2026-03-12', 'Obra', 'Ñandú'),
  article('2026-03-01', 'Ética'),
  article('2025-03-05', 'Obra', 'Norte'),
];

test('articles are counted by month, newest first as they come', () => {
  expect(byMonth(articles)).toEqual([
    { label: 'marzo de 2026', count: 2 },
    { label: 'marzo de 2025', count: 1 },
  ]);
});

test('articles are counted by category, in Spanish alphabetical order', () => {
  expect(byCategory(articles)).toEqual([
    { label: 'Ética', count: 1 },
    { label: 'Norte', count: 1 },
    { label: 'Ñandú', count: 1 },
    { label: 'Obra', count: 2 },
  ]);
});

test.each([
  [0, 'older', undefined],
  [1, 'oldest', 'newest'],
  [2, undefined, 'older'],
])('the entry at %i comes after %s and before %s', (index, previous, next) => {
  expect(neighbours(['newest', 'older', 'oldest'], index)).toEqual({ previous, next });
});
