import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { code, href } from '#schemas/fields.ts';
import { brokenReferences } from '#tools/check/content/references.ts';
import type { FieldKind } from '#schemas/kind.ts';

const known = {
  linkTrouble: (href: string) => (href === '/contacto' ? undefined : `${href} no está.`),
  pictures: new Map([
    ['src/content/tiendas/google-play.svg', undefined],
    ['src/assets/scenes/tareas.svg', undefined],
    ['src/content/logos/norte.svg', undefined],
    ['src/content/logos/rota.svg', 'Está rota.'],
  ]),
};
const file = (kind: FieldKind) => code('un archivo', /./, 'Un archivo.').meta({ kind });
const action = z.strictObject({ href });
const schema = z.strictObject({
  action,
  items: z.array(z.strictObject({ action: action.optional() })),
  terms: href,
  note: code('una nota', /./, 'Una nota.'),
  badge: file('badge').nullable(),
  logo: file('logo'),
  scene: file('scene').optional(),
});
const broken = (data: unknown) =>
  brokenReferences(data, schema, known).map(({ path, message }) => `${path.join('.')}: ${message}`);

test('a link is asked about, whatever its field is called', () => {
  expect(broken({ action: { href: '/contacto' } })).toEqual([]);
  expect(broken({ items: [{}, { action: { href: '/contato' } }] })).toEqual([
    'items.1.action.href: /contato no está.',
  ]);
  expect(broken({ terms: '/contato' })).toEqual(['terms: /contato no está.']);
  expect(broken({ note: '/contato', unknown: '/contato' })).toEqual([]);
});

test('a part of the page itself is nobody’s to answer for', () => {
  expect(broken({ terms: '#secciones' })).toEqual([]);
});

describe('a drawing', () => {
  test.each([
    ['scene', 'tareas.svg'],
    ['logo', 'norte.svg'],
    ['badge', 'google-play.svg'],
  ])('that «%s» names is found', (key, file) => {
    expect(broken({ [key]: file })).toEqual([]);
  });

  test.each([
    ['scene', 'norte.svg', 'No existe el archivo «norte.svg» en src/assets/scenes.'],
    ['logo', 'tareas.svg', 'No existe el archivo «tareas.svg» en src/content/logos.'],
    ['badge', 'norte.svg', 'No existe el archivo «norte.svg» en src/content/tiendas.'],
    [
      'scene',
      'Tareas.svg',
      'No existe el archivo «Tareas.svg» en src/assets/scenes. ¿Quisiste decir «tareas.svg»?',
    ],
    ['logo', 'rota.svg', 'Está rota.'],
  ])('that «%s» names in vain is told', (key, file, message) => {
    expect(broken({ [key]: file })).toEqual([`${key}: ${message}`]);
  });
});

test.each([null, undefined, 3, 'hola', [], {}, { terms: null, scene: 3 }])(
  '%j refers to nothing',
  (data) => {
    expect(broken(data)).toEqual([]);
  },
);
