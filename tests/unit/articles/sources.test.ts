import { expect, test } from 'vitest';
import { sourcesIn } from '#articles/sources.ts';

test('the sources are the links out of the text, each once, with the words of its first', () => {
  const html = `
    <p><a href="https://www.diario.example/nota">El <em>Diario</em>, 2025</a>
    <a href="/contacto">Hablemos</a> <a href="#cuenta">La cuenta</a>
    <a href="https://guia.example/">La guía</a>
    <a href="https://www.diario.example/nota">otra vez</a></p>`;

  expect(sourcesIn(html)).toEqual([
    { href: 'https://www.diario.example/nota', words: 'El Diario, 2025', host: 'diario.example' },
    { href: 'https://guia.example/', words: 'La guía', host: 'guia.example' },
  ]);
});

test('a button that leaves the site is no source', () => {
  expect(sourcesIn('<a href="https://wa.me/1" data-cta-id="nota-whatsapp">Escribinos</a>')).toEqual(
    [],
  );
});
