import { describe, expect, test } from 'vitest';
import { z } from 'astro/zod';
import {
  callToAction,
  ctaId,
  drawing,
  href,
  iconName,
  seo,
  statistic,
  text,
  url,
} from '#schemas/fields.ts';

const complaints = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message);

describe('a text', () => {
  const title = text('el título', { max: 10 });

  test('loses the spaces around it', () => {
    expect(title.parse('  Hola  ')).toBe('Hola');
  });

  test.each(['Hola', '¿Qué tal?', 'x'.repeat(10), '«a» & <b>'])('may be «%s»', (words) => {
    expect(complaints(title, words)).toEqual([]);
  });

  test.each([
    [undefined, 'Falta el título.'],
    [null, 'Falta el título.'],
    ['', 'Escribí el título: está en blanco.'],
    ['   ', 'Escribí el título: está en blanco.'],
    ['x'.repeat(11), 'Acortá el título: admite 10 caracteres y tiene 11.'],
    [3000, 'El título tiene que ser texto y se encontró «3000»: ponelo entre comillas.'],
  ])('may not be %j', (words, message) => {
    expect(complaints(title, words)).toEqual([message]);
  });
});

describe('a link', () => {
  test.each(['/contacto', '/', '#Empresas', '/inicio#Empresas', 'https://example.com/a?b=c'])(
    'may be %s',
    (address) => {
      expect(complaints(href, address)).toEqual([]);
    },
  );

  test.each([
    'contacto',
    'http://example.com',
    '//example.com',
    'www.example.com/a',
    'javascript:alert(1)',
    'mailto:hola@example.com',
    '/con espacio',
    '',
  ])('may not be «%s»', (address) => {
    expect(complaints(href, address)).toEqual([
      `«href» empieza por «/» si es una página del sitio, o por «https://» si es otra. Se encontró «${address}».`,
    ]);
  });

  test('may not be missing', () => {
    expect(complaints(href, undefined)).toEqual(['Falta «href», la dirección a la que lleva.']);
  });
});

describe('an address outside the site', () => {
  const address = url('la dirección de la red');

  test.each(['https://example.com', 'https://a.b.example/c?d=e#f'])('may be %s', (value) => {
    expect(complaints(address, value)).toEqual([]);
  });

  test.each([
    'http://example.com',
    'https://',
    'https://localhost',
    'example.com',
    'https://a b.c',
  ])('may not be %s', (value) => {
    expect(complaints(address, value)).toEqual([
      `La dirección de la red tiene que empezar por «https://». Se encontró «${value}».`,
    ]);
  });
});

describe('the name that analytics gives a button', () => {
  test.each(['hero-demo', 'app', 'a1-b2'])('may be %s', (name) => {
    expect(complaints(ctaId, name)).toEqual([]);
  });

  test.each(['Hero-demo', 'hero demo', 'hero_demo', '-hero', 'hero-', 'señal', ''])(
    'may not be «%s»',
    (name) => {
      expect(complaints(ctaId, name)).toEqual([
        `«cta» va en minúsculas y con guiones, por ejemplo «hero-demo». Se encontró «${name}».`,
      ]);
    },
  );
});

test('a drawing is the name of a file', () => {
  const scene = drawing('«scene», el dibujo', 'scene');

  expect(complaints(scene, 'Panadería del Sur (1).svg')).toEqual([]);
  for (const file of ['tareas.png', './tareas.svg', '../clients/norte.svg', 'Tareas.SVG']) {
    expect(complaints(scene, file)).toEqual([
      `«scene», el dibujo, es el nombre de un archivo .svg de src/assets/scenes. Se encontró «${file}».`,
    ]);
  }
});

test('an icon is one of the set', () => {
  const item = z.strictObject({ icon: iconName });

  expect(complaints(item, { icon: 'tasks' })).toEqual([]);
  expect(complaints(item, { icon: 'task' })).toEqual([
    expect.stringMatching(
      /^«icon» tiene que ser .* y se encontró «task»\. ¿Quisiste decir «tasks»\?$/,
    ),
  ]);
  expect(complaints(item, {})).toEqual(['Falta «icon».']);
});

describe('blocks', () => {
  const action = { cta: 'hero-demo', label: 'Programar una demo', href: '/contacto' };

  test('a misspelt key is refused instead of ignored', () => {
    const { label, ...rest } = action;

    expect(complaints(callToAction, { ...rest, lable: label })).toEqual([
      'Falta el texto del botón.',
      'No se conoce la clave «lable». ¿Quisiste decir «label»?',
    ]);
  });

  test('a figure without quotes is refused: its plus sign would be lost', () => {
    expect(complaints(statistic, { principal: 3000, secundario: 'usuarios' })).toEqual([
      '«principal», la cifra, tiene que ser texto y se encontró «3000»: ponelo entre comillas.',
    ]);
  });

  test('a description has to fill a search result', () => {
    expect(complaints(seo, { title: 'Lineo', description: 'Corta.' })).toEqual([
      'La descripción para buscadores necesita al menos 50 caracteres y tiene 6.',
    ]);
  });
});
