import { describe, expect, test } from 'vitest';
import { z } from 'astro/zod';
import { found, nearest, notText, unknownKey } from '#schemas/messages.ts';
// The vocabulary turns the messages on.
import '#schemas/fields.ts';

const firstMessage = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

test.each([
  [undefined, 'nada'],
  [null, 'nada'],
  ['hola', '«hola»'],
  ['', '«»'],
  [0, '«0»'],
  [false, '«false»'],
  [['a'], 'una lista'],
  [{ a: 1 }, 'un bloque con campos'],
  [new Date('2026-03-12'), '«2026-03-12»'],
  [new Date('2026-03-12T10:30:00Z'), '«2026-03-12T10:30:00.000Z»'],
  ['x'.repeat(80), `«${'x'.repeat(60)}…»`],
])('%j is named %s', (value, name) => {
  expect(found(value)).toBe(name);
});

test.each([
  [undefined, 'Falta el título.'],
  [null, 'Falta el título.'],
  [3, 'El título tiene que ser texto y se encontró «3»: ponelo entre comillas.'],
  [true, 'El título tiene que ser texto y se encontró «true»: ponelo entre comillas.'],
  [['a'], 'El título tiene que ser texto y se encontró una lista.'],
  [{}, 'El título tiene que ser texto y se encontró un bloque con campos.'],
])('%j as text is answered «%s»', (input, message) => {
  expect(notText('el título')({ input })).toBe(message);
});

test.each([
  ['lable', 'label'],
  ['Title', 'title'],
  ['titulo', 'title'],
  ['href', 'href'],
  ['zapato', undefined],
  ['', undefined],
])('«%s» probably meant %s', (typed, meant) => {
  expect(nearest(typed, ['label', 'title', 'description', 'href'])).toBe(meant);
});

test('an unknown key is answered with the nearest one, else with all', () => {
  expect(unknownKey('lable', ['label', 'href'])).toBe(
    'No se conoce la clave «lable». ¿Quisiste decir «label»?',
  );
  expect(unknownKey('zapato', ['label', 'href'])).toBe(
    'No se conoce la clave «zapato». Acá van: label, href.',
  );
});

describe('what no schema words by itself', () => {
  const schema = z.strictObject({
    items: z
      .array(z.strictObject({ kind: z.enum(['uno', 'dos', 'tres']) }))
      .min(1)
      .max(2),
    count: z.int().min(1).max(5),
    isOpen: z.boolean(),
  });
  const good = { items: [{ kind: 'uno' }], count: 3, isOpen: true };

  test('says nothing when all is well', () => {
    expect(schema.safeParse(good).success).toBe(true);
  });

  test.each([
    [{ ...good, items: undefined }, 'Falta «items».'],
    [{ ...good, items: null }, 'Falta «items».'],
    [{ ...good, items: [] }, '«items» necesita al menos 1 y tiene 0.'],
    [{ ...good, items: Array(3).fill({ kind: 'uno' }) }, '«items» admite hasta 2 y tiene 3.'],
    [
      { ...good, items: ['a'] },
      'El elemento 1 de «items» tiene que ser un bloque con campos y se encontró «a».',
    ],
    [{ ...good, items: [null] }, 'Falta el elemento 1 de «items».'],
    [
      { ...good, items: [{ kind: 'x' }] },
      '«kind» tiene que ser uno, dos o tres y se encontró «x».',
    ],
    [{ ...good, count: '3' }, '«count» tiene que ser un número (sin comillas) y se encontró «3».'],
    [
      { ...good, count: 1.5 },
      '«count» tiene que ser un número entero (sin comillas) y se encontró «1.5».',
    ],
    [{ ...good, count: 0 }, '«count» tiene que ser 1 o más y se encontró «0».'],
    [{ ...good, count: 6 }, '«count» tiene que ser 5 o menos y se encontró «6».'],
    [
      { ...good, isOpen: 'sí' },
      '«isOpen» tiene que ser true o false (sin comillas) y se encontró «sí».',
    ],
    [{ ...good, cuont: 3 }, 'No se conoce la clave «cuont». ¿Quisiste decir «count»?'],
    ['hola', 'El archivo tiene que ser un bloque con campos y se encontró «hola».'],
  ])('is told in Spanish with the field and what was found (%#)', (value, message) => {
    expect(firstMessage(schema, value)).toBe(message);
  });
});
