import type { LoaderContext } from 'astro/loaders';
import { expect, test, vi } from 'vitest';
import { articles } from '#articles/loader.ts';

const entry = (id: string, borrador: boolean, day: string, retirado?: string) => ({
  id,
  data: { borrador, fecha: new Date(day), retirado },
});

vi.mock('astro/loaders', () => ({
  glob: () => ({
    name: 'files',
    load: ({ store }: { store: Map<string, unknown> }) => {
      const read = [
        entry('publicado', false, '2026-01-15'),
        entry('borrador', true, '2026-01-15'),
        entry('futuro', false, '2126-01-15'),
        entry('retirado', false, '2026-01-15', '/blogs'),
      ];
      for (const each of read) store.set(each.id, each);
      return Promise.resolve();
    },
  }),
}));

async function load(more: object) {
  const store = new Map<string, unknown>();
  await articles({ pattern: '*.mdx' }).load({ store, ...more } as unknown as LoaderContext);
  return [...store.keys()];
}

test('a build knows only of articles that visitors may read', async () => {
  expect(await load({})).toEqual(['publicado']);
});

test('the development server knows of drafts and of articles for a later day, too', async () => {
  expect(await load({ watcher: {} })).toEqual(['publicado', 'borrador', 'futuro']);
});
