import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { absoluteUrl } from '#lib/paths.ts';
import { routes } from '#lib/routes.ts';
import { content } from '#tests/support/content.ts';
import { elementsOf, pageAt } from '#tests/support/site.ts';
import { wordsOf } from '#tests/support/words.ts';

/** The squares of a code as a camera sees them, row by row: `true` for a dark square. */
async function squaresOf(drawing: Element | null, size: number): Promise<boolean[][]> {
  const svg = sharp(Buffer.from(drawing?.outerHTML ?? ''));
  const pixels = await svg.resize(size, size).greyscale().raw().toBuffer();
  return Array.from({ length: size }, (_, row) =>
    [...pixels.subarray(row * size, (row + 1) * size)].map((light) => light < 128),
  );
}

test('the one code on /app opens the page on a phone, which shows the badge of its own store', async () => {
  const { text, alt } = content.page('app').app.code;
  const codes = elementsOf(
    pageAt(routes.app.path),
    'figure:has(figcaption):has([role="img"] > svg path)',
  );
  const address = absoluteUrl(content.site().url, routes.app.path);
  const { data, size } = encode(address, { border: 1 });

  expect(codes).toHaveLength(1);
  const [code] = codes;
  expect(wordsOf(code?.querySelector('figcaption'))).toBe(text);
  expect(code?.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(alt);
  expect(await squaresOf(code?.querySelector('svg') ?? null, size)).toEqual(data);
});
