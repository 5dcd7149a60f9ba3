import { expect, test } from 'vitest';
import { slugOf } from '#lib/slug.ts';

test.each([
  ['Cómo abrir en Ñuñoa: 10 claves', 'como_abrir_en_nunoa_10_claves'],
  ['  Dos   espacios -- y guiones_bajos ', 'dos_espacios_y_guiones_bajos'],
  ['¿?', ''],
  ['../../etc/passwd', 'etc_passwd'],
  [
    'Una franquicia que crece sin perder el estándar en cada uno de sus locales',
    'una_franquicia_que_crece_sin_perder_el_estandar_en_cada_uno',
  ],
  ['a'.repeat(100), 'a'.repeat(60)],
])('the address of «%s» is «%s»', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
