import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { brokenReferences } from '~/content-check/references.ts';

const root = mkdtempSync(join(tmpdir(), 'lineo-references-'));
for (const file of [
  'public/favicon.svg',
  'src/assets/scenes/tareas.svg',
  'src/assets/clients/norte.svg',
]) {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), '<svg/>');
}
afterAll(() => rmSync(root, { recursive: true }));

const known = {
  root,
  addresses: ['/', '/inicio', '/contacto', '/escalar_una_franquicia'],
};
const broken = (data: unknown) =>
  brokenReferences(data, known).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a link', () => {
  test.each([
    '/contacto',
    '/',
    '/contacto?utm_source=x',
    '/inicio#Empresas',
    '/escalar_una_franquicia',
    '/favicon.svg',
    'https://example.com/contato',
    '#secciones',
  ])('to %s leads somewhere', (href) => {
    expect(broken({ action: { href } })).toEqual([]);
  });

  test.each([
    ['/contato', 'No existe la página «/contato». ¿Quisiste decir «/contacto»?'],
    ['/Contacto', 'No existe la página «/Contacto». ¿Quisiste decir «/contacto»?'],
    ['/contacto/', 'No existe la página «/contacto/». ¿Quisiste decir «/contacto»?'],
    ['/una-lista-de-precios', 'No existe la página «/una-lista-de-precios».'],
  ])('to %s is told', (href, message) => {
    expect(broken({ items: [{}, { action: { href } }] })).toEqual([
      `items.1.action.href: ${message}`,
    ]);
    expect(broken({ termsHref: href })).toEqual([`termsHref: ${message}`]);
  });
});

describe('a drawing', () => {
  test.each([
    ['scene', 'tareas.svg'],
    ['file', 'norte.svg'],
    ['badge', '/favicon.svg'],
  ])('that «%s» names is found', (key, file) => {
    expect(broken({ [key]: file })).toEqual([]);
  });

  test.each([
    ['scene', 'norte.svg', 'No existe el archivo «norte.svg» en src/assets/scenes.'],
    ['file', 'tareas.svg', 'No existe el archivo «tareas.svg» en src/assets/clients.'],
    ['badge', '/play.svg', 'No existe el archivo «/play.svg» en public.'],
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
