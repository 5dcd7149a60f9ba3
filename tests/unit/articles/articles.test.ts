import { expect, test, vi } from 'vitest';
import { countByCategory } from '#articles/articleCounts.ts';
import { getArticles } from '#articles/getArticles.ts';
import { readingMinutes } from '#articles/readingMinutes.ts';
import { relatedArticles } from '#articles/relatedArticles.ts';

const stored = vi.hoisted(() => [
  { id: 'viejo', data: { fecha: new Date('2026-01-15') } },
  { id: 'borrador', data: { fecha: new Date('2026-02-15'), borrador: true } },
  { id: 'retirado', data: { fecha: new Date('2026-03-15'), retirado: '/blogs' } },
  { id: 'futuro', data: { fecha: new Date('2126-01-15') } },
]);
vi.mock('astro:content', () => ({
  getCollection: (_name: string, isWanted: (entry: object) => boolean = () => true) =>
    Promise.resolve(stored.filter(isWanted)),
}));

test('the articles come newest first, without one withdrawn since the development server runs', async () => {
  expect((await getArticles()).map(({ id }) => id)).toEqual(['futuro', 'borrador', 'viejo']);
});

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

const DAY = 24 * 60 * 60 * 1000;

test.each([
  ['the nearest by date, the newer of two first', ['a', 'a', 'a', 'a', 'a'], 2, ['1', '3', '0']],
  ['the next three, of the newest', ['a', 'a', 'a', 'a', 'a'], 0, ['1', '2', '3']],
  ['those that share a category before nearer ones', ['a', 'b', 'b', 'a', 'a'], 0, ['3', '4', '1']],
  ['one that shares any category, then the nearest', ['ab', 'c', 'b', 'c'], 0, ['2', '1', '3']],
  ['the nearest where none shares any', ['a', 'b', 'c', 'd', 'e'], 2, ['1', '3', '0']],
  ['none where there is no other', ['a'], 0, []],
])('the related articles are %s', (_what, words, index, expected) => {
  // One article a day, newest first. The letters of a string are the categories of an article.
  const list = words.map((letters, place) => ({
    id: String(place),
    data: { fecha: new Date(-place * DAY), categorias: [...letters] },
  }));
  const [chosen] = list.slice(index);

  expect(chosen && relatedArticles(chosen, list).map(({ id }) => id)).toEqual(expected);
});

const words = (count: number) => 'palabra '.repeat(count).trim();

test.each([
  ['no word', '', 1],
  ['299 words', words(299), 1],
  ['300 words', words(300), 2],
  ['2,000 words', words(2000), 10],
  ['the words of a link', `[${words(400)}](/x)`, 2],
  ['no address', `[palabra](https://example.com/${'palabra-/'.repeat(400)})`, 1],
  ['no signs of Markdown', '| --- |\n## * - > '.repeat(1000), 1],
  ['a figure or a compound as one word', 'ñandú 54.800 dueño-operador '.repeat(100), 2],
])('the reading time counts %s', (_what, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
