import { expect, test } from 'vitest';
import { missingGlyphs, undrawable } from '#tools/build/glyphs.ts';

test.each([
  'El veloz murciélago hindú comía feliz cardillo y kiwi. ¿Qué pingüino? ¡Año Ñandú!',
  '«Cita», “cita”, ‘cita’: 10 – 20 — 30…, 5 °C, 1.º, 2.ª, € 49,90, 3 × 4, a · b',
  'São Paulo, Florianópolis, Maranhão\u00A0y Ceará\n\tcon tabulador',
  'cafe\u0301 descompuesto',
])('the font has all of «%s»', (text) => {
  expect(missingGlyphs(text)).toEqual([]);
});

test('says each character that it lacks once', () => {
  expect(missingGlyphs('Ω y → y Ω y 😀')).toEqual(['Ω', '→', '😀']);
});

test('letters of other languages and emojis are drawn in the visitor’s own type', () => {
  expect(undrawable('Häagen-Dazs, Citroën, Łódź, 東京, Ω → y 😀 👩‍🍳 ❤️')).toEqual([]);
});

test('symbols that other programs gave a place of their own are drawn by nobody', () => {
  expect(undrawable('\uF0B7 uno \uF0B7 dos \uE001')).toEqual(['\uF0B7', '\uE001']);
});
