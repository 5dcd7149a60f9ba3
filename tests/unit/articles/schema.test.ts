import { expect, test } from 'vitest';
import { z } from 'astro/zod';
import { articleSchema } from '#articles/schema.ts';

const schema = articleSchema({ image: () => z.string() as never });

const good = {
  titulo: 'Escalar una franquicia',
  descripcion: 'Qué tiene que estar firme antes de sumar un local, en cuatro preguntas.',
  blogImg: './escalar.svg',
  blogImgAlt: 'Un local del que salen tres líneas.',
  fecha: '2026-03-12',
  categorias: ['Expansión'],
};
const day = new Date('2026-03-12T00:00:00Z');

test('an article is published unless it says that it is a draft', () => {
  expect(schema.parse(good)).toEqual({ ...good, fecha: day, borrador: false });
});

test('an article may be revised on its own day', () => {
  expect(schema.safeParse({ ...good, actualizado: good.fecha }).success).toBe(true);
});

test('a day is a text, or what Astro’s reader makes of it', () => {
  expect(schema.parse({ ...good, fecha: day, actualizado: '2026-04-01' })).toMatchObject({
    fecha: day,
    actualizado: new Date('2026-04-01T00:00:00Z'),
  });
});

test.each([
  [{ descripcion: 'Corta.' }, 'necesita al menos 50 caracteres y tiene 6.'],
  [{ categorias: [] }, '«categorias» necesita al menos 1 y tiene 0.'],
  [{ categorias: ['a', 'b', 'c', 'd'] }, '«categorias» admite hasta 3 y tiene 4.'],
  [{ categorias: undefined }, 'Falta «categorias».'],
  [{ actualizado: '2026-03-01' }, '«actualizado» (2026-03-01) es anterior a «fecha» (2026-03-12)'],
  [{ direccionesAnteriores: ['https://a.example/b/'] }, 'Se encontró «https://a.example/b/».'],
  [{ fecha: {} }, 'AAAA-MM-DD, por ejemplo 2026-03-12. Se encontró un bloque con campos.'],
])('an article may not have %j', (change, message) => {
  const { error } = schema.safeParse({ ...good, ...change });

  expect(error?.issues).toMatchObject([{ message: expect.stringContaining(message) as string }]);
});
