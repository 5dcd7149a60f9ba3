import { describe, expect, test } from 'vitest';
import {
  pictureReferenceTrouble,
  type PicturePlace,
} from '#tools/check/content/pictureReference.ts';

const trouble = (src: string, names: readonly string[], place: PicturePlace = 'text') =>
  pictureReferenceTrouble(
    src,
    'src/content/blog/nota.mdx',
    new Map(names.map((name) => [`src/content/blog/${name}`, undefined])),
    place,
  );

const pictures = ['un_local.svg', 'b.png'];

test('a picture with a name near one that is there is asked about', () => {
  expect(trouble('./un_locl.svg', pictures)).toContain('¿Quisiste decir «./un_local.svg»?');
});

test('a picture with a name like no other gets the names that are there', () => {
  expect(trouble('./estadisticas-de-octubre.jpg', pictures)).toBe(
    'No existe la imagen «./estadisticas-de-octubre.jpg» en src/content/blog. En esa carpeta hay: b.png, un_local.svg.',
  );
});

test('many pictures are named in part', () => {
  const many = Array.from({ length: 15 }, (_, index) => `foto-del-local-${index + 10}.png`);

  expect(trouble('./x.jpg', many)).toContain('foto-del-local-21.png y 3 más.');
});

test('a folder without pictures is told to be so', () => {
  expect(trouble('./otra/foto.png', pictures)).toContain('En esa carpeta no hay imágenes.');
});

test.each([
  ['./foto (1).png', 'foto (1).png'],
  ['./foto%20(1).png', 'foto (1).png'],
  ['./cami%C3%B3n.png', 'camión.png'],
  ['./FOTO.PNG', 'FOTO.PNG'],
])('%s is found by its name', (src, name) => {
  expect(trouble(src, [name])).toBeUndefined();
});

test('accents apart from their letters are told for what they are', () => {
  expect(trouble('./camión.png', ['camión.png'.normalize('NFD')])).toContain(
    'llamalo «camion.png»',
  );
});

test('another case is told for what it is', () => {
  expect(trouble('./Foto.png', ['foto.PNG'])).toContain('Escribí «./foto.PNG»');
});

test('a photograph of an iPhone is told how to export', () => {
  expect(trouble('./foto.HEIC', pictures)).toContain('exportala como JPG y escribí «./foto.jpg»');
});

describe('a picture of a field is found by its name as it is:', () => {
  test.each([
    ['./foto (1).png', 'foto (1).png'],
    ['./foto nueva.JPG', 'foto nueva.JPG'],
    ['./foto#1.png', 'foto#1.png'],
    ['./foto 50%.png', 'foto 50%.png'],
    ['./camio\u0301n.png', 'camio\u0301n.png'],
  ])('%s', (src, name) => {
    expect(trouble(src, [name], 'field')).toBeUndefined();
  });
});

describe('what is told of a picture can be written, and is right:', () => {
  test.each<[string, string, PicturePlace, string]>([
    ['./foto(1).png', 'foto (1).png', 'text', './foto%20(1).png'],
    ['./foto(1).png', 'foto (1).png', 'field', './foto (1).png'],
    ['./foto%20nueva.png', 'foto nueva.png', 'field', './foto nueva.png'],
    ['foto.png', 'foto.png', 'text', './foto.png'],
    ['foto.png', 'foto.png', 'field', './foto.png'],
    ['.\\foto.png', 'foto.png', 'field', './foto.png'],
    ['/foto.png', 'foto.png', 'text', './foto.png'],
    ['C:\\Users\\ana\\foto.png', 'foto.png', 'field', './foto.png'],
    ['file:///home/ana/foto.png', 'foto.png', 'text', './foto.png'],
    ['src/content/blog/foto.png', 'foto.png', 'field', './foto.png'],
    ['./foto.png ', 'foto.png', 'field', './foto.png'],
    ['./foto', 'foto.png', 'field', './foto.png'],
    ['./FOTO.png', 'foto.PNG', 'text', './foto.PNG'],
    ['./foto.jpg', 'foto.png', 'text', './foto.png'],
    ['./foto 50%.png', 'foto 50%.png', 'text', './foto%2050%25.png'],
    ['./camio\u0301n.png', 'camión.png', 'text', './cami%C3%B3n.png'],
    ['https://www.example.com/foto.png', 'foto.png', 'text', './foto.png'],
    ['./foto (1.png', 'foto (1).png', 'text', './foto%20(1).png'],
  ])('%s, where %s is there, in a %s', (src, name, place, right) => {
    expect(trouble(src, [name], place)).toContain(`«${right}»`);
    expect(trouble(right, [name], place)).toBeUndefined();
  });
});

test('a name that an address would end at is told with one that is right', () => {
  expect(trouble('./foto?.png', ['foto?.png'], 'field')).toContain('llamalo «foto.png»');
});
