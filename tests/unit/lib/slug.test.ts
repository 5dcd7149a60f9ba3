import { describe, expect, test } from 'vitest';
import { slugOf } from '#lib/slug.ts';

describe('an address made of words', () => {
  test.each([
    ['Escalar una franquicia', 'escalar_una_franquicia'],
    ['Cómo abrir en Ñuñoa: 10 claves', 'como_abrir_en_nunoa_10_claves'],
    ['¿Y si «nadie» va?', 'y_si_nadie_va'],
    ['  Dos   espacios -- y guiones_bajos ', 'dos_espacios_y_guiones_bajos'],
    ['2025', '2025'],
    ['ﬁn', 'n'],
    ['¿?', ''],
    ['日本語', ''],
    ['../../etc/passwd', 'etc_passwd'],
  ])('of «%s» is «%s»', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  test('of a long title ends between words', () => {
    const slug = slugOf(
      'Una franquicia que crece sin perder el estándar en cada uno de sus locales',
    );

    expect(slug).toBe('una_franquicia_que_crece_sin_perder_el_estandar_en_cada_uno');
  });

  test('of one endless word is cut', () => {
    expect(slugOf('a'.repeat(100))).toBe('a'.repeat(60));
  });
});
