import { expect, test } from 'vitest';
import { fillPlaceholders } from '#lib/placeholders.ts';

test.each([
  ['{sucursal}: {puntaje}', 'Salta: 0'],
  ['{otra}', '{otra}'],
  // A name that every object inherits must not count as a value.
  ['{constructor}', '{constructor}'],
])('of the placeholders in %s only those with a value are replaced', (text, filled) => {
  expect(fillPlaceholders(text, { sucursal: 'Salta', puntaje: 0 })).toBe(filled);
});

test('a number is written as people write it', () => {
  expect(fillPlaceholders('{locales} y {dias}', { locales: 1200, dias: 16.7 })).toBe(
    '1.200 y 16,7',
  );
});
