import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureReferenceTrouble } from '#tools/check/content/pictureReference.ts';
import { pictureTrouble } from '#tools/check/content/pictures.ts';
import { picture } from '#tests/support/slips.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lineo-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function troubleOf(name: string, bytes: Buffer | string): Promise<string | undefined> {
  await writeFile(join(folder, name), bytes);
  return pictureTrouble(join(folder, name));
}
const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">${inside}</svg>`;
const noise = (side: number) =>
  sharp({
    create: {
      ...{ width: side, height: side, channels: 3 as const, background: '#000' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

test.each(['foto (1).jpg', 'FOTO.JPG', 'camión.jpeg', 'camio\u0301n.jpg'])(
  '%s is a photograph',
  async (name) => {
    expect(await troubleOf(name, await picture('jpeg'))).toBeUndefined();
  },
);

test.each([
  ['<rect width="4" height="4" style="fill: #fff"/>'],
  ['<style>rect { fill: url(#a) }</style>'],
  ['<use href="#a"/><image href="data:image/png;base64,AAAA"/>'],
])('a drawing may hold %s', async (inside) => {
  expect(await troubleOf('a.svg', drawing(inside))).toBeUndefined();
});

test.each([
  ['<script>x</script>', '<script>'],
  ['<g onload="x"/>', '«onload»'],
  ['<foreignObject/>', '<foreignObject>'],
  ['<a href="https://a.example"/>', 'un enlace (href)'],
  ['<a xlink:href="java script:x"/>', 'un enlace (xlink:href)'],
  ['<image href="data:image/svg+xml,x"/>', 'un enlace (href)'],
  ['<style>@import "x.css";</style>', 'un estilo que trae algo'],
  ['<rect style="fill: url(https://a.example/a)"/>', 'un estilo que trae algo'],
])('a drawing may not hold %s', async (inside, what) => {
  const xml = drawing(inside).replace('<svg', '<svg xmlns:xlink="http://www.w3.org/1999/xlink"');

  expect(await troubleOf('a.svg', xml)).toContain(what);
});

test('what is too heavy is refused with its size', async () => {
  const photo = await noise(1400).png({ compressionLevel: 0 }).toBuffer();

  expect(await troubleOf('a.png', photo)).toMatch(/pesa 5,9 MB y el límite es 2 MB: .* JPG/);
  expect(await troubleOf('a.svg', drawing(`<g id="${'x'.repeat(300_000)}"/>`))).toMatch(
    /pesa 301 KB y el límite es 300 KB/,
  );
  const phone = Buffer.concat([Buffer.from('\0\0\0\u0018ftypheic'), Buffer.alloc(40)]);
  expect(await troubleOf('a.jpg', phone)).toContain('es una foto HEIC');
});

const pictures = new Map([
  ['src/content/blog/plano (1).png', undefined],
  ['src/content/blog/camión.png', undefined],
  ['src/content/blog/rota.png', 'Está rota.'],
]);
const named = (src: string, place: 'field' | 'text') =>
  pictureReferenceTrouble(src, 'src/content/blog/nota.mdx', pictures, place);

test.each<['field' | 'text', string]>([
  ['field', './plano (1).png'],
  ['field', './camión.png'],
  ['text', './plano%20(1).png'],
  ['text', './cami%C3%B3n.png'],
])('in a %s a picture may be named %s', (place, src) => {
  expect(named(src, place)).toBeUndefined();
});

test.each<['field' | 'text', string, string]>([
  ['text', './Plano%20(1).png', 'las mayúsculas cuentan. Escribí «./plano%20%281%29.png».'],
  ['field', './plano(1).png', '¿Quisiste decir «./plano (1).png»?'],
  ['field', 'camión.png', 'escribí «./camión.png»'],
  ['field', './camio\u0301n.png', 'dejalo sin tildes'],
  ['field', './rota.png', 'Está rota.'],
  ['field', '/camión.png', 'está fuera de src/content'],
  ['text', 'C:\\fotos\\a.png', 'no puede empezar por «c:»'],
])('in a %s a picture may not be named %s', (place, src, message) => {
  expect(named(src, place)).toContain(message);
});
