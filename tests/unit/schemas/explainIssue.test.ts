import { expect, test } from 'vitest';
import { z } from 'astro/zod';
import { valueInWords } from '#schemas/valueInWords.ts';
// Imported for its effect: it registers the messages.
import '#schemas/spanish.ts';

test.each([
  [new Date('2026-03-12'), '«2026-03-12»'],
  [new Date('2026-03-12T10:30:00Z'), '«2026-03-12T10:30:00.000Z»'],
  ['x'.repeat(80), `«${'x'.repeat(60)}…»`],
])('a wrong value, %j, is quoted as %s', (value, name) => {
  expect(valueInWords(value)).toBe(name);
});

const schema = z.strictObject({
  items: z
    .array(z.strictObject({ kind: z.enum(['uno', 'dos', 'tres']) }))
    .min(1)
    .max(2),
  count: z.int().min(1).max(5),
});
const good = { items: [{ kind: 'uno' }], count: 3 };

test.each([
  ['a list left blank', { items: null }, 'Falta «items».'],
  ['an element left blank', { items: [null] }, 'Falta el elemento 1 de «items».'],
  [
    'a text where a block goes',
    { items: ['a'] },
    'El elemento 1 de «items» tiene que ser un bloque con campos (kind) y se encontró «a».',
  ],
  ['too few elements', { items: [] }, '«items» necesita al menos 1 elemento y tiene 0.'],
  [
    'too many elements',
    { items: [good, good, good].flatMap(({ items }) => items) },
    '«items» admite hasta 2 elementos y tiene 3.',
  ],
  [
    'a word that is none of three',
    { items: [{ kind: 'x' }] },
    '«kind» tiene que ser uno, dos o tres y se encontró «x».',
  ],
  [
    'a fraction',
    { count: 1.5 },
    '«count» tiene que ser un número entero (sin comillas) y se encontró «1.5».',
  ],
  ['too small a number', { count: 0 }, '«count» tiene que ser 1 o más y se encontró «0».'],
  ['too large a number', { count: 6 }, '«count» tiene que ser 5 o menos y se encontró «6».'],
])('the message about %s names its field, in Spanish', (_what, change, message) => {
  const { error } = schema.safeParse({ ...good, ...change });

  expect(error?.issues[0]?.message).toBe(message);
});
