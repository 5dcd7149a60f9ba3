import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { absoluteUrl } from '#lib/paths.ts';
import { routes } from '#lib/routes.ts';
import { CODE_PATH } from '#lib/paths.ts';
import { content } from '#tests/support/sites/content.ts';
import { elementsOf, pageAt, readBytes } from '#tests/support/builtPages/site.ts';
import { wordsOf } from '#tests/support/builtPages/words.ts';

/** The squares of a code as a camera sees them, row by row: `true` for a dark square. */
async function squaresOf(drawing: Buffer, size: number): Promise<boolean[][]> {
  const pixels = await sharp(drawing).resize(size, size).greyscale().raw().toBuffer();
  return Array.from({ length: size }, (_, row) =>
    [...pixels.subarray(row * size, (row + 1) * size)].map((light) => light < 128),
  );
}

test('the one code on /app opens the page on a phone, which shows the badge of its own store', async () => {
  const { text, alt } = content.page('app').appDownload.code;
  const codes = elementsOf(pageAt(routes.app.path), `figure:has(img[src="${CODE_PATH}"])`);
  const address = absoluteUrl(content.site().url, routes.app.path);
  const { data, size } = encode(address, { border: 1 });

  expect(codes).toHaveLength(1);
  const [code] = codes;
  expect(wordsOf(code?.querySelector('figcaption'))).toBe(text);
  const drawing = code?.querySelector('img');
  expect(drawing?.getAttribute('alt')).toBe(alt);
  expect(await squaresOf(readBytes(drawing?.getAttribute('src')?.slice(1) ?? ''), size)).toEqual(
    data,
  );
});
