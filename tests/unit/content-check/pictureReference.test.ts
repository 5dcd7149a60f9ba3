import { expect, test } from 'vitest';
import { pictureReferenceTrouble } from '~/content-check/pictureReference.ts';

const trouble = (src: string, names: readonly string[]) =>
  pictureReferenceTrouble(
    src,
    'src/content/blog/nota.mdx',
    new Map(names.map((name) => [`src/content/blog/${name}`, undefined])),
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
