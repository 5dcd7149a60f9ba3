import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureTrouble } from '#tools/check/content/pictures.ts';
import { nameTrouble } from '#tools/check/content/pictureNames.ts';
import { drawing, picture } from '#tests/support/slips.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lineo-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function troubleOf(name: string, bytes: Buffer | string): Promise<string | undefined> {
  await writeFile(join(folder, name), bytes);
  return pictureTrouble(join(folder, name));
}

test.each(['foto (1).jpg', 'FOTO.JPG', 'camión.jpeg', 'camio\u0301n.jpg'])(
  '%s is a photograph',
  async (name) => {
    expect(await troubleOf(name, await picture('jpeg'))).toBeUndefined();
  },
);

test.each([
  ['<rect width="4" height="4" style="fill: #fff"/>', undefined],
  ['<style>rect { fill: url(#a); mask: url( "#b" ) }</style>', undefined],
  ['<use href="#a"/><image href="data:image/png;base64,AAAA"/>', undefined],
  ['<g onload="x"/>', '«onload» en <g>'],
  ['<foreignObject/>', '<foreignObject>'],
  ['<a href="https://a.example"/>', '«href» en <a>'],
  ['<a xlink:href="java script:x"/>', '«xlink:href» en <a>'],
  ['<image href="data:image/svg+xml,x"/>', '«href» en <image>'],
  ['<style>@import "x.css";</style>', '<style>'],
  ['<rect style="fill: url(https://a.example/a)"/>', '«style» en <rect>'],
])('in a drawing %s is: %s', async (inside, what) => {
  const xml = drawing(inside).replace('<svg', '<svg xmlns:xlink="http://www.w3.org/1999/xlink"');

  const told = await troubleOf('a.svg', xml);

  expect(told?.match(/tiene (.*), que/)?.[1]).toBe(what);
});

test('what is too heavy is refused with its size, and what no browser shows', async () => {
  const size = { width: 1400, height: 1400, channels: 3 as const, background: '#000' };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const photo = sharp({ create: { ...size, noise } }).png({ compressionLevel: 0 });
  const phone = Buffer.concat([Buffer.from('\0\0\0\u0018ftypheic'), Buffer.alloc(40)]);

  expect(await troubleOf('a.png', await photo.toBuffer())).toMatch(/5,9 MB y el límite es 2 MB/);
  expect(await troubleOf('a.svg', drawing(`<g id="${'x'.repeat(300_000)}"/>`))).toMatch(
    /pesa 301 KB y el límite es 300 KB/,
  );
  expect(await troubleOf('a.jpg', phone)).toContain('no es una imagen que muestren');
});

test.each<['field' | 'text', string, string | undefined]>([
  ['field', './plano (1).png', undefined],
  ['text', './plano%20(1).png', undefined],
  ['text', './cami%C3%B3n.png', undefined],
  ['text', './Plano%20(1).png', '¿Quisiste decir «plano (1).png»?'],
  ['field', './plano(1).png', '¿Quisiste decir «plano (1).png»?'],
  ['field', './camio\u0301n.png', '¿Quisiste decir «camión.png»?'],
  ['text', 'C:\\fotos\\a.png', 'al lado del artículo'],
  ['text', './50%.png', 'No existe la imagen «./50%.png»'],
])('in a %s «%s» names a picture, unless: %s', (place, src, message) => {
  const files = new Set(['plano (1).png', 'camión.png'].map((name) => `src/content/blog/${name}`));
  const told = nameTrouble(src, 'src/content/blog/nota.mdx', files, place === 'text');

  expect(told).toEqual(message && expect.stringContaining(message));
});
