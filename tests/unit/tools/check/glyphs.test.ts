import { expect, test } from 'vitest';
import { missingGlyphs } from '#tools/check/glyphs.ts';

test.each([
  'El veloz murciélago hindú comía feliz cardillo y kiwi. ¿Qué pingüino? ¡Año Ñandú!',
  '«Cita», “cita”, ‘cita’: 10 – 20 — 30…, 5 °C, 1.º, 2.ª, € 49,90, 3 × 4, a · b',
  'São Paulo, Florianópolis, Maranhão\u00A0y Ceará\n\tcon tabulador',
  'cafe\u0301 descompuesto',
])('the font has all of «%s»', (text) => {
  expect(missingGlyphs(text)).toEqual([]);
});

test('a letter that the font lacks is listed once', () => {
  expect(missingGlyphs('Ω y → y Ω y 😀')).toEqual(['Ω', '→', '😀']);
});
