import { expect, test } from 'vitest';
import { unusedPictures } from '~/host/unusedPictures.ts';

const files = [
  '_astro/portada.abc.svg',
  '_astro/borrador.abc.svg',
  '_astro/foto.abc.webp',
  '_astro/isla.abc.js',
  '_astro/letra.abc.woff2',
  'social/inicio.png',
  'favicon.svg',
];

test('a picture that no text names is not published; nothing else is touched', () => {
  const texts = [
    '<img src="/_astro/portada.abc.svg">',
    '{"html":"<img src=\\"/_astro/foto.abc.webp\\">"}',
  ];

  expect(unusedPictures(files, texts)).toEqual(['_astro/borrador.abc.svg']);
});

test('a picture of another name does not stand for it', () => {
  expect(unusedPictures(['_astro/a.abc.svg'], ['/_astro/a.abd.svg'])).toEqual(['_astro/a.abc.svg']);
});
