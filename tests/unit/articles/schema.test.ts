import { describe, expect, test } from 'vitest';
import { z } from 'astro/zod';
import { day } from '#schemas/day.ts';
import { legalSchema } from '#schemas/legal.ts';
import { articleSchema } from '#articles/schema.ts';

const schema = articleSchema({ image: () => z.string() as never });
const complaints = (value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message);

const good = {
  titulo: 'Escalar una franquicia',
  descripcion: 'Qué tiene que estar firme antes de sumar un local, en cuatro preguntas.',
  blogImg: './escalar.svg',
  blogImgAlt: 'Un local del que salen tres líneas.',
  fecha: '2026-03-12',
  categorias: ['Expansión'],
};

describe('an article', () => {
  test('is published unless it says that it is a draft', () => {
    expect(schema.parse(good)).toEqual({
      ...good,
      fecha: new Date('2026-03-12T00:00:00Z'),
      borrador: false,
    });
    expect(schema.parse({ ...good, borrador: true })).toMatchObject({ borrador: true });
  });

  test('may say when it was revised', () => {
    expect(schema.parse({ ...good, actualizado: '2026-04-01' })).toMatchObject({
      actualizado: new Date('2026-04-01T00:00:00Z'),
    });
  });

  test('asks for everything that it lacks, in the author’s words', () => {
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
      { titulo: 'x'.repeat(111) },
      'Acortá «titulo», el título del artículo: admite 110 caracteres y tiene 111.',
    ],
    [
      { descripcion: 'x'.repeat(161) },
      'Acortá «descripcion», el resumen del artículo: admite 160 caracteres y tiene 161.',
    ],
    [{ descripcion: 'Corta.' }, '«descripcion» necesita al menos 50 caracteres y tiene 6.'],
    [{ categorias: [] }, '«categorias» necesita al menos una categoría.'],
    [{ categorias: ['a', 'b', 'c', 'd'] }, '«categorias» admite hasta tres categorías.'],
    [{ categorias: [''] }, 'Escribí una categoría: está en blanco.'],
    [{ borrador: 'no' }, '«borrador» es true o false, sin comillas. Se encontró «no».'],
    [{ borrador: 0 }, '«borrador» es true o false, sin comillas. Se encontró «0».'],
    [{ descripción: 'x' }, 'No se conoce la clave «descripción». ¿Quisiste decir «descripcion»?'],
    [
      { navegar: '/x' },
      'No se conoce la clave «navegar». Acá van: titulo, descripcion, blogImg, blogImgAlt, fecha, actualizado, categorias, borrador, direccionesAnteriores, retirado.',
    ],
  ])('with %j is answered', (change, message) => {
    expect(complaints({ ...good, ...change })).toEqual([message]);
  });
});

describe('a day', () => {
  const published = day('«fecha», el día de publicación');
  const form = 'La fecha se escribe AAAA-MM-DD, por ejemplo 2026-03-12.';

  test.each([
    ['a text', '2026-03-12'],
    ['what Astro’s reader makes of it', new Date('2026-03-12T00:00:00Z')],
  ])('may be %s', (_form, value) => {
    expect(published.parse(value)).toEqual(new Date('2026-03-12T00:00:00Z'));
  });

  test('may be the 29th of February of a leap year', () => {
    expect(published.parse('2028-02-29')).toEqual(new Date('2028-02-29T00:00:00Z'));
  });

  test.each([
    ['03/04/2026', '«03/04/2026»'],
    ['2026-02-30', '«2026-02-30», un día que no existe: febrero de 2026 termina el 28'],
    ['2026-02-29', '«2026-02-29», un día que no existe: febrero de 2026 termina el 28'],
    ['ayer', '«ayer»'],
    ['2026', '«2026»'],
    [2026, '«2026»'],
    [true, '«true»'],
    [0, '«0»'],
    [new Date('2026-03-12T10:00:00Z'), '«2026-03-12T10:00:00.000Z»'],
    [{}, 'un bloque con campos'],
  ])('may not be %j', (value, found) => {
    expect(published.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([
      `${form} Se encontró ${found}.`,
    ]);
  });

  test.each([undefined, null, ''])('may not be %j', (value) => {
    expect(published.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([
      `Falta «fecha», el día de publicación. ${form}`,
    ]);
  });

  test('may not be a broken date', () => {
    expect(published.safeParse(new Date('ayer')).success).toBe(false);
  });
});

test('a legal text has a title, a description, a version and a date', () => {
  const legal = {
    titulo: 'Términos',
    descripcion: 'Qué vale.',
    version: '1.0',
    fecha: '2026-11-20',
  };

  expect(legalSchema.parse(legal)).toEqual({ ...legal, fecha: new Date('2026-11-20T00:00:00Z') });
  expect(legalSchema.safeParse({ ...legal, version: 1 }).error?.issues[0]?.message).toBe(
    '«version», el número de versión, tiene que ser texto y se encontró «1»: ponelo entre comillas.',
  );
});
