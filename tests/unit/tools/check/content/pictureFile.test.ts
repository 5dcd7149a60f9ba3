import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activeContent, pictureTrouble } from '#tools/check/content/pictureFile.ts';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`;

test.each([
  '<path d="M0 0"/>',
  '<use href="#a"/><g id="a"/>',
  '<style>.a { fill: url(#b) }</style>',
  '<image href="data:image/png;base64,AAAA"/>',
  '<rect style="fill: red"/>',
])('a drawing with %s only draws', (inside) => {
  expect(activeContent(svg(inside))).toBeUndefined();
});

test.each([
  ['<script>x</script>', '<script>'],
  ['<SCRIPT/>', '<SCRIPT>'],
  ['<g onload="x"/>', 'el atributo «onload»'],
  ['<foreignObject/>', '<foreignObject>'],
  ['<a href="https://www.example.com"/>', 'un enlace (href)'],
  ['<a xlink:href="java script:x"/>', 'un enlace (xlink:href)'],
  ['<image href="data:image/svg+xml,x"/>', 'un enlace (href)'],
  ['<style>@import "x.css";</style>', 'un estilo que trae algo de otro lado'],
  ['<rect style="fill: url(https://www.example.com/a)"/>', 'un estilo que trae algo de otro lado'],
])('a drawing with %s does more', (inside, found) => {
  expect(activeContent(svg(inside))).toBe(found);
});

test('a drawing with entities of its own does more', () => {
  expect(activeContent(`<!DOCTYPE svg [<!ENTITY a "x">]>${svg('&a;')}`)).toContain('ENTITY');
});

describe('a photograph', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lineo-pictures-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const written = async (name: string, bytes: Buffer) => {
    await writeFile(join(folder, name), bytes);
    return pictureTrouble(join(folder, name));
  };
  const photo = (width: number, height: number, orientation = 1) =>
    sharp({ create: { width, height, channels: 3, background: '#1b2a4e' } })
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer();

  test.each(['foto (1).jpg', 'FOTO.JPG', 'camión.jpeg', 'camio\u0301n.jpg', 'IMG_2034.jpg'])(
    'may be called %s',
    async (name) => {
      expect(await written(name, await photo(60, 40))).toBeUndefined();
    },
  );

  test('turned by its camera is taken', async () => {
    expect(await written('parada.jpg', await photo(60, 40, 6))).toBeUndefined();
  });

  test.each([
    [8064, 6048, 1, '2400 × 1800'],
    [8064, 6048, 6, '1800 × 2400'],
    [4001, 400, 1, '2400 × 240'],
  ])(
    'of %i × %i pixels, turned %i, is refused with the size to export',
    async (width, height, turned, size) => {
      expect(await written('grande.jpg', await photo(width, height, turned))).toContain(
        `exportala como JPG de ${size} píxeles`,
      );
    },
  );

  test('too heavy is refused with the size to export', async () => {
    const noise = await sharp({
      create: {
        width: 1500,
        height: 1000,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();

    expect(await written('pesada.png', noise)).toMatch(
      /pesa [\d,]+ MB y el límite es 2 MB: exportala como JPG de 1500 × 1000 píxeles\./,
    );
  });

  test('a drawing that would be sent whole to every screen is refused', async () => {
    const sized = (inside: string) => svg(inside).replace('<svg ', '<svg width="4" height="4" ');
    const heavy = sized('<path d="M0 0h4v4z"/>'.repeat(20_000));

    expect(await written('pesado.svg', Buffer.from(heavy))).toMatch(
      /pesa \d+ KB y el límite es 300 KB, .*: guardalo más simple o, si tiene una foto adentro, exportalo como JPG/,
    );
    expect(
      await written('liviano.svg', Buffer.from(sized('<path d="M0 0h4v4z"/>'))),
    ).toBeUndefined();
  });

  test.each(['foto.jpg', 'foto.png'])(
    'of an iPhone that is called %s is told for what it is',
    async (name) => {
      const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

      expect(await written(name, heic)).toContain('es una foto HEIC');
    },
  );
});
