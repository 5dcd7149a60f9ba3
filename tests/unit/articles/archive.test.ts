import { describe, expect, test } from 'vitest';
import { byCategory, byMonth, neighbours } from '#articles/archive.ts';

const article = (day: string, ...categorias: string[]) => ({
  fecha: new Date(`${day}T00:00:00Z`),
  categorias,
});

const articles = [
  article('2026-03-12', 'Operación', 'Ética'),
  article('2026-03-01', 'Expansión'),
  article('2026-02-27', 'Expansión', 'Zona'),
  article('2025-03-05', 'Expansión'),
];

describe('archives', () => {
  test('count the articles of each month, newest first as they come', () => {
    expect(byMonth(articles)).toEqual([
      { label: 'marzo de 2026', count: 2 },
      { label: 'febrero de 2026', count: 1 },
      { label: 'marzo de 2025', count: 1 },
    ]);
  });

  test('are empty without articles', () => {
    expect(byMonth([])).toEqual([]);
  });
});

describe('categories', () => {
  test('count their articles in Spanish alphabetical order', () => {
    expect(byCategory(articles)).toEqual([
      { label: 'Ética', count: 1 },
      { label: 'Expansión', count: 3 },
      { label: 'Operación', count: 1 },
      { label: 'Zona', count: 1 },
    ]);
  });

  test('put Ñ between N and O', () => {
    const labels = byCategory([article('2026-01-01', 'Obra', 'Ñandú', 'Norte')]);

    expect(labels.map(({ label }) => label)).toEqual(['Norte', 'Ñandú', 'Obra']);
  });

  test('are empty without articles', () => {
    expect(byCategory([])).toEqual([]);
  });
});

test.each([
  [0, 'older', undefined],
  [1, 'oldest', 'newest'],
  [2, undefined, 'older'],
])('the entry at %i comes after %s and before %s', (index, previous, next) => {
  expect(neighbours(['newest', 'older', 'oldest'], index)).toEqual({ previous, next });
});

test('an only entry has no neighbours', () => {
  expect(neighbours(['only'], 0)).toEqual({ previous: undefined, next: undefined });
});
