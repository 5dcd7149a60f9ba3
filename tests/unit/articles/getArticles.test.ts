import { expect, test, vi } from 'vitest';
import { getArticles } from '#articles/getArticles.ts';

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
