import { expect, test } from 'vitest';
import { z } from 'astro/zod';
import { callToAction, ctaId, drawing, href, iconName, seo, text, url } from '#schemas/fields.ts';

const complaints = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message);

const title = text('el título', { max: 10 });
const address = url('la dirección de la red');
const scene = drawing('«scene», el dibujo', 'scene');
const icon = z.strictObject({ icon: iconName });

test.each<[what: string, schema: z.ZodType, ...values: unknown[]]>([
  ['a text', title, 'Hola', '¿Qué tal?', 'x'.repeat(10), '«a» & <b>'],
  ['a link', href, '/contacto', '/', '#Empresas', '/inicio#Empresas', 'https://example.com/a?b=c'],
  ['an address outside the site', address, 'https://example.com', 'https://a.b.example/c?d=e#f'],
  ['the name of a button for analytics', ctaId, 'hero-demo', 'app', 'a1-b2'],
  ['a drawing', scene, 'Panadería del Sur (1).svg'],
  ['an icon', icon, { icon: 'tasks' }],
])('%s may be what it should be', (_what, schema, ...values) => {
  for (const value of values) expect(complaints(schema, value), String(value)).toEqual([]);
});

const aLink = '«href» empieza por «/» si es una página del sitio, o por «https://» si es otra.';
const anAddress = 'La dirección de la red tiene que empezar por «https://».';
const aName = '«cta» va en minúsculas y con guiones, por ejemplo «hero-demo».';
const aDrawing = '«scene», el dibujo, es el nombre de un archivo .svg de src/assets/scenes.';

test.each<[what: string, schema: z.ZodType, form: string, ...values: string[]]>([
  ['a link', href, aLink, 'contacto', 'http://example.com', '//example.com', 'www.example.com/a'],
  ['a link', href, aLink, 'javascript:alert(1)', 'mailto:hola@example.com', '/con espacio', ''],
  ['an address', address, anAddress, 'http://example.com', 'https://', 'https://localhost'],
  ['an address', address, anAddress, 'example.com', 'https://a b.c'],
  ['a name', ctaId, aName, 'Hero-demo', 'hero demo', 'hero_demo', '-hero', 'hero-', 'señal', ''],
  ['a drawing', scene, aDrawing, 'a.png', './a.svg', '../clients/a.svg', 'A.SVG'],
])('%s of another form is told the right one', (_what, schema, form, ...values) => {
  for (const value of values) {
    expect(complaints(schema, value)).toEqual([`${form} Se encontró «${value}».`]);
  }
});

test.each<[z.ZodType, unknown, ...messages: string[]]>([
  [title, undefined, 'Falta el título.'],
  [title, null, 'Falta el título.'],
  [title, '   ', 'Escribí el título: está en blanco.'],
  [title, ['a'], 'El título tiene que ser texto y se encontró una lista.'],
  [href, undefined, 'Falta «href», la dirección a la que lleva.'],
  [icon, {}, 'Falta «icon».'],
  [icon, { icon: 'task' }, 'y se encontró «task». ¿Quisiste decir «tasks»?'],
  [
    callToAction,
    { cta: 'hero-demo', lable: 'Programar una demo', href: '/contacto' },
    'Falta el texto del botón.',
    'No se conoce la clave «lable». ¿Quisiste decir «label»?',
  ],
  [
    seo,
    { title: 'Lineo', description: 'Corta.' },
    'La descripción para buscadores necesita al menos 50 caracteres y tiene 6.',
  ],
])(
  'what is missing, too long or unknown is told by its name (%#)',
  (schema, value, ...messages) => {
    expect(complaints(schema, value)).toEqual(
      messages.map((message) => expect.stringContaining(message)),
    );
  },
);
