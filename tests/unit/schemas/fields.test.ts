import { expect, test } from 'vitest';
import { z } from 'astro/zod';
import { drawing, text } from '#schemas/fields.ts';
import { ctaId, href, url } from '#schemas/links.ts';
import { iconName } from '#schemas/icons.ts';

const complaints = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message);

const title = text('el título', { max: 10 });
const address = url('la dirección de la red');
const scene = drawing('«scene», el dibujo', 'scene');
const icon = z.strictObject({ icon: iconName });

const aLink =
  '«href» empieza por «/» si es una página del sitio, por «#» si es una parte de la misma página, o por «https://» si es otro sitio.';
const anAddress = 'La dirección de la red tiene que empezar por «https://».';
const aName = '«cta» va en minúsculas y con guiones, por ejemplo «hero-demo».';
const aDrawing = '«scene», el dibujo, es el nombre de un archivo .svg de src/assets/scenes.';

test.each<[what: string, schema: z.ZodType, form: string, ...values: string[]]>([
  ['link', href, aLink, 'http://example.com', '//example.com', 'javascript:a()', '/con espacio'],
  ['address', address, anAddress, 'http://example.com', 'https://localhost', 'https://a b.c'],
  ['name', ctaId, aName, 'Hero-demo', 'hero_demo', '-hero', 'hero-'],
  ['drawing', scene, aDrawing, 'a.png', '../clients/a.svg'],
])('a wrong %s gets a message that shows the right form', (_what, schema, form, ...values) => {
  for (const value of values) {
    expect(complaints(schema, value)).toEqual([
      `${form} Se encontró «${value}».${value.includes(' ') ? ' Va sin espacios.' : ''}`,
    ]);
  }
});

test.each<[what: string, z.ZodType, unknown, message: string]>([
  ['a text is missing', title, null, 'Falta el título.'],
  ['a text is blank', title, '   ', 'Escribí el título: está en blanco.'],
  [
    'a list stands where a text goes',
    title,
    ['a'],
    'El título tiene que ser texto y se encontró una lista.',
  ],
  ['a key is missing', icon, {}, 'Falta «icon»: es solutions'],
  [
    'a name is almost right',
    icon,
    { icon: 'task' },
    'y se encontró «task». ¿Quisiste decir «tasks»?',
  ],
])('when %s, the message says so', (_what, schema, value, message) => {
  expect(complaints(schema, value)).toEqual([expect.stringContaining(message)]);
});
