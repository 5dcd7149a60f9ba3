import type { LoaderContext } from 'astro/loaders';
import { expect, test, vi } from 'vitest';
import { articleLoader } from '#articles/articleLoader.ts';

const entries = {
  publicado: { borrador: false, fecha: new Date('2026-01-15') },
  borrador: { borrador: true, fecha: new Date('2026-01-15') },
  futuro: { borrador: false, fecha: new Date('2126-01-15') },
  retirado: { borrador: false, fecha: new Date('2026-01-15'), retirado: '/blogs' },
};

vi.mock('astro/loaders', () => ({
  glob: () => ({
    name: 'files',
    load: ({ store }: { store: Map<string, unknown> }) => {
      for (const [id, data] of Object.entries(entries)) store.set(id, { id, data });
      return Promise.resolve();
    },
  }),
}));

test.each([
  ['a build', {}, ['publicado']],
  ['the development server', { watcher: {} }, Object.keys(entries)],
])('%s loads only the articles that it may show', async (_who, context, known) => {
  const store = new Map<string, unknown>();
  await articleLoader({ pattern: '*.mdx' }).load({ store, ...context } as unknown as LoaderContext);

  expect([...store.keys()]).toEqual(known);
});
