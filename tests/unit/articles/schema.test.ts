import { expect, test } from 'vitest';
import { z } from 'astro/zod';
import { day } from '#schemas/day.ts';
import { articleSchema } from '#articles/schema.ts';

const schema = articleSchema({ image: () => z.string() as never });
const complaints = (value: unknown, by: z.ZodType = schema) =>
  (by.safeParse(value).error?.issues ?? []).map(({ message }) => message);

const good = {
  titulo: 'Escalar una franquicia',
  descripcion: 'Qué tiene que estar firme antes de sumar un local, en cuatro preguntas.',
  blogImg: './escalar.svg',
  blogImgAlt: 'Un local del que salen tres líneas.',
  fecha: '2026-03-12',
  categorias: ['Expansión'],
};

test('an article is published unless it says that it is a draft', () => {
  expect(schema.parse({ ...good, actualizado: '2026-04-01' })).toEqual({
    ...good,
    fecha: new Date('2026-03-12T00:00:00Z'),
    actualizado: new Date('2026-04-01T00:00:00Z'),
    borrador: false,
  });
});

test('an article asks for everything that it lacks, in the author’s words', () => {
  expect(complaints({})).toMatchInlineSnapshot(`
    [
      "Falta «titulo», el título del artículo.",
      "Falta «descripcion», el resumen del artículo.",
      "Falta «blogImg».",
      "Falta «blogImgAlt», la descripción de la imagen.",
      "Falta «fecha», el día de publicación. La fecha se escribe AAAA-MM-DD, por ejemplo 2026-03-12.",
      "Falta «categorias».",
    ]
  `);
});

test.each([
  [
    { descripcion: 'Corta.' },
    '«descripcion», el resumen del artículo, necesita al menos 50 caracteres y tiene 6.',
  ],
  [{ categorias: [] }, '«categorias» necesita al menos 1 y tiene 0.'],
  [{ categorias: ['a', 'b', 'c', 'd'] }, '«categorias» admite hasta 3 y tiene 4.'],
  [
    { actualizado: '2026-03-01' },
    '«actualizado» (2026-03-01) es anterior a «fecha» (2026-03-12): un artículo se revisa después de publicarse. Corregí la que esté mal, o borrá «actualizado».',
  ],
  [
    { direccionesAnteriores: ['https://www.lineo.example/vieja/'] },
    'Una dirección anterior va sin el dominio, con «/» adelante, y lleva solo letras sin tilde, números, «-» y «_», por ejemplo «/mi_articulo». Se encontró «https://www.lineo.example/vieja/».',
  ],
])('an article with %j is answered', (change, message) => {
  expect(complaints({ ...good, ...change })).toEqual([message]);
});

const published = day('«fecha», el día de publicación');
const form = 'La fecha se escribe AAAA-MM-DD, por ejemplo 2026-03-12.';

test('a day is a text, or what Astro’s reader makes of it', () => {
  const wanted = new Date('2026-03-12T00:00:00Z');

  expect(published.parse('2026-03-12')).toEqual(wanted);
  expect(published.parse(wanted)).toEqual(wanted);
});

test.each([
  [new Date('2026-03-12T10:00:00Z'), `${form} Se encontró «2026-03-12T10:00:00.000Z».`],
  [{}, `${form} Se encontró un bloque con campos.`],
])('a day may not be %j', (value, message) => {
  expect(complaints(value, published)).toEqual([message]);
});
