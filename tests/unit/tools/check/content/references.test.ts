import { describe, expect, test } from 'vitest';
import { brokenReferences } from '#tools/check/content/references.ts';

const known = {
  linkTrouble: (href: string) => (href === '/contacto' ? undefined : `${href} no está.`),
  pictures: new Map([
    ['src/content/tiendas/google-play.svg', undefined],
    ['src/assets/scenes/tareas.svg', undefined],
    ['src/content/logos/norte.svg', undefined],
    ['src/content/logos/rota.svg', 'Está rota.'],
  ]),
};
const broken = (data: unknown) =>
  brokenReferences(data, known).map(({ path, message }) => `${path.join('.')}: ${message}`);

test('a link is asked about by any key that ends in «href»', () => {
  expect(broken({ action: { href: '/contacto' } })).toEqual([]);
  expect(broken({ items: [{}, { action: { href: '/contato' } }] })).toEqual([
    'items.1.action.href: /contato no está.',
  ]);
  expect(broken({ termsHref: '/contato' })).toEqual(['termsHref: /contato no está.']);
});

test('a part of the page itself is nobody’s to answer for', () => {
  expect(broken({ href: '#secciones' })).toEqual([]);
});

describe('a drawing', () => {
  test.each([
    ['scene', 'tareas.svg'],
    ['file', 'norte.svg'],
    ['badge', 'google-play.svg'],
  ])('that «%s» names is found', (key, file) => {
    expect(broken({ [key]: file })).toEqual([]);
  });

  test.each([
    ['scene', 'norte.svg', 'No existe el archivo «norte.svg» en src/assets/scenes.'],
    ['file', 'tareas.svg', 'No existe el archivo «tareas.svg» en src/content/logos.'],
    ['badge', 'norte.svg', 'No existe el archivo «norte.svg» en src/content/tiendas.'],
    [
      'scene',
      'Tareas.svg',
      'No existe el archivo «Tareas.svg» en src/assets/scenes. ¿Quisiste decir «tareas.svg»?',
    ],
    ['file', 'rota.svg', 'Está rota.'],
  ])('that «%s» names in vain is told', (key, file, message) => {
    expect(broken({ [key]: file })).toEqual([`${key}: ${message}`]);
  });
});

test.each([null, undefined, 3, 'hola', [], {}, { href: null, scene: 3 }])(
  '%j refers to nothing',
  (data) => {
    expect(broken(data)).toEqual([]);
  },
);
