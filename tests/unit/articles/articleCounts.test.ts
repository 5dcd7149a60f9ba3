import { expect, test } from 'vitest';
import { countByCategory } from '#articles/articleCounts.ts';

const article = (day: string, ...categorias: string[]) => ({
  id: day,
  data: { fecha: new Date(`${day}T00:00:00Z`), categorias },
});

const articles = [
  article('2026-03-12', 'Obra', 'Ñandú'),
  article('2026-03-01', 'Ética'),
  article('2025-03-05', 'Obra', 'Norte'),
];

test('articles are counted by category, in Spanish alphabetical order', () => {
  expect(countByCategory(articles)).toEqual([
    { label: 'Ética', count: 1 },
    { label: 'Norte', count: 1 },
    { label: 'Ñandú', count: 1 },
    { label: 'Obra', count: 2 },
  ]);
});
