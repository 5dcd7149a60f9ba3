import { describe, expect, test } from 'vitest';
import type { Where } from '#tools/check/content/words/slip.ts';
import { slipsIn } from '#tools/check/content/words/slipsIn.ts';

const plain: Where = { kind: 'plain' };
const alt: Where = { kind: 'alt' };
const chat: Where = { kind: 'plain', isChat: true };
const draft: Where = { kind: 'plain', isDraft: true };

/** A text with every slip in it put right as its message says. */
const corrected = (words: string, where: Where) =>
  slipsIn(words, where).reduceRight(
    (text, { index, found, write = found }) =>
      text.slice(0, index) + write + text.slice(index + found.length),
    words,
  );

describe('a text that is shown letter by letter may say', () => {
  test.each([
    ['Hola, ¿qué tal? ¡Vamos!', plain],
    ['El 50 % de 3 * 4 * 5 y un *asterisco suelto', plain],
    ['Precio* (*sin IVA)', plain],
    ['menos de <10 locales, 3 < 4 > 2', plain],
    ['Perico & Asociados; I+D&I', plain],
    ['La nota [sic] y el punto [1]', plain],
    ['archivo_de_prueba.svg y snake_case', plain],
    ['El #1 de la red', plain],
    ['La auditoría lo ve TODO en el acto', plain],
    ['Siglo XX y 3 x 4', plain],
    ['São Paulo, Citroën, coração, MAÇÃ', plain],
    ['Faltan {minutos} minutos', plain],
    ['Hola, *ya* y _acá_ va `uno`', chat],
    ['TODO: contar lo de Rosario', draft],
    ['Una heladera con la puerta abierta', alt],
    ['Captura de pantalla del tablero con tres locales en rojo', alt],
    ['Imagen aérea del local 3 de Palermo', alt],
    ['C:\\nuevo\\notas', plain],
  ])('%j', (words, where) => {
    expect(slipsIn(words, where)).toEqual([]);
  });
});

describe('a mark in a text that is shown letter by letter is told, and its correction leaves none:', () => {
  test.each([
    ['Gestioná **todo** hoy', 'Gestioná todo hoy'],
    ['Gestioná *todo* hoy', 'Gestioná todo hoy'],
    ['Es __clave__.', 'Es clave.'],
    ['(_clave_)', '(clave)'],
    ['~~Antes~~ Ahora', 'Antes Ahora'],
    ['Corré `npm start`', 'Corré npm start'],
    ['## Por qué Lineo', 'Por qué Lineo'],
    ['Mirá [la demo](/contacto) ya', 'Mirá la demo ya'],
    ['Mirá [la demo](/contacto ya', 'Mirá la demo ya'],
    ['Mirá [la demo] (https://lineo.com/a)', 'Mirá la demo'],
    ['![El tablero](./a.png)', 'El tablero'],
    ['<b>Ya</b> mismo', 'Ya mismo'],
    ['<p class="a">Ya <em>mismo</em></p>', 'Ya mismo'],
    ['Uno<br>dos', 'Uno dos'],
    ['Hola<!-- ver -->', 'Hola'],
    ['Ver <https://lineo.com>', 'Ver https://lineo.com'],
    ['Auditor&iacute;as', 'Auditorías'],
    ['Uno&nbsp;dos', 'Uno dos'],
    ['Uno &#8212; dos', 'Uno — dos'],
    ['I+D &amp; I', 'I+D & I'],
    ['Espa&ntilde a', 'Españ a'],
    ['Uno &rarr; dos', 'Uno → dos'],
    ['GestiÃ³n', 'Gestión'],
    ['AÃ±o â€œnuevoâ€\u009D', 'Año “nuevo”'],
    ['Uno.\\nDos', 'Uno. Dos'],
  ])('%j', (words, right) => {
    expect(slipsIn(words, plain)).not.toEqual([]);
    expect(slipsIn(words, plain).filter(({ isHint }) => isHint)).toEqual([]);
    expect(corrected(words, plain)).toBe(right);
    expect(slipsIn(right, plain)).toEqual([]);
  });
});

describe('words that wait for others are told:', () => {
  test.each([
    ['Lorem ipsum dolor sit amet', plain],
    ['TODO', plain],
    ['TODO: escribir esto', plain],
    ['FIXME la cifra', plain],
    ['Hola, {{nombre}}', plain],
    ['IMG_2034', alt],
    ['DSC01234.JPG', alt],
    ['foto (1)', alt],
    ['Captura de pantalla 2026-03-01 a las 10.22.31', alt],
    ['WhatsApp Image 2026-03-01 at 10.22.31', alt],
    ['portada-final.png', alt],
  ])('for certain in %j', (words, where) => {
    expect(slipsIn(words, where).some(({ isHint }) => !isHint)).toBe(true);
  });

  test.each([
    ['Más de XXX locales', plain],
    ['Llamá a [completar nombre]', plain],
    ['Este es un texto de ejemplo', plain],
    ['asdf asdf', plain],
    ['Foto', alt],
    ['Una imagen', alt],
  ])('as a hint in %j', (words, where) => {
    const [first, ...others] = slipsIn(words, where);

    expect([first, ...others].every((slip) => slip?.isHint)).toBe(true);
    expect(first?.message).toContain('A PROPÓSITO');
  });
});

describe('a thing that is called by another name than the site’s own is a hint with that name:', () => {
  test.each([
    ['Seguí leyendo en otra nota', 'artículo'],
    ['La entrada anterior del blog', 'artículo'],
    ['Un post sobre franquicias', 'artículo'],
    ['En cada punto de venta', 'local'],
    ['El Check-List de apertura', 'checklist'],
    ['El dashboard de la red', 'tablero'],
    ['Cada franquiciatario', 'franquiciado'],
  ])('%j: %s', (words, name) => {
    const [slip, ...others] = slipsIn(words, plain);

    expect(others).toEqual([]);
    expect(slip).toMatchObject({ isHint: true });
    expect(slip?.message).toContain(`«${name}»`);
    expect(words.slice(slip?.index)).toMatch(new RegExp(`^${slip?.found ?? ''}`));
  });

  test.each([
    'Una nota de crédito, la nota del diario y cómo se nota',
    'La entrada del local y tres entradas al cine',
    'La desviación estándar de los puntajes',
    'Un artículo, un local, un checklist y un tablero',
    'Las tiendas de Google y de Apple',
    'El apóstol y la postal',
  ])('%j may be said', (words) => {
    expect(slipsIn(words, plain)).toEqual([]);
  });
});
