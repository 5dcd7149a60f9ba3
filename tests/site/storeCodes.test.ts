import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import { elementsOf, pageAt } from '#tests/support/site.ts';
import { wordsOf } from '#tests/support/words.ts';

const { stores } = content.site();

/** A code's squares as a camera sees them, row by row: whether each is dark. */
async function squaresOf(drawing: Element | null, size: number): Promise<boolean[][]> {
  const svg = sharp(Buffer.from(drawing?.outerHTML ?? ''));
  const pixels = await svg.resize(size, size).greyscale().raw().toBuffer();
  return Array.from({ length: size }, (_, row) =>
    [...pixels.subarray(row * size, (row + 1) * size)].map((light) => light < 128),
  );
}

test('each code on /app is that of the store that stands under it', async () => {
  const { codes: names } = content.page('app').app;
  const codes = elementsOf(
    pageAt(routes.app.path),
    'figure:has(figcaption):has([role="img"] > svg path)',
  );
  const expected = [
    {
      store: 'Google Play',
      name: names.googlePlay,
      ...encode(stores.googlePlay.href, { border: 1 }),
    },
    { store: 'App Store', name: names.appStore, ...encode(stores.appStore.href, { border: 1 }) },
  ];

  expect(codes).toHaveLength(expected.length);
  for (const [index, { store, name, data, size }] of expected.entries()) {
    const code = codes[index];
    expect(wordsOf(code?.querySelector('figcaption'))).toBe(store);
    expect(code?.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(name);
    expect(await squaresOf(code?.querySelector('svg') ?? null, size)).toEqual(data);
  }
});
