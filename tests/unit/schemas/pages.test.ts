import { describe, expect, test } from 'vitest';
import { routeNames } from '#lib/routes.ts';
import { pageCopy, pageNames, pageSchema } from '#copy/pages.ts';
import { content } from '#tests/support/content.ts';

const complaints = (value: unknown) =>
  (pageCopy.safeParse(value).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test('every page of the route table has its words, and so have the errors and the articles', () => {
  expect([...pageNames].sort()).toEqual([...routeNames, '404', '500', 'articulo'].sort());
});

test.each([...pageNames])('the words of «%s» fit their shape', (name) => {
  const copy = content.page(name);

  expect(copy.page).toBe(name);
  expect(pageSchema(name).parse(copy)).toEqual(copy);
});

describe('a page’s file', () => {
  const seo = { title: 'Registro | Lineo', description: 'x'.repeat(60) };

  test('may hold what its page has', () => {
    expect(complaints({ page: 'registro', seo, title: 'Registro' })).toEqual([]);
  });

  test('may not hold sections of another page', () => {
    expect(complaints({ page: 'registro', seo, title: 'Registro', hero: {} })).toEqual([
      ': No se conoce la clave «hero». Acá van: page, seo, title.',
    ]);
  });

  test('asks for each thing it lacks, by field', () => {
    expect(complaints({ page: '500', seo: { title: '' }, action: { cta: 'Ir', href: 'inicio' } }))
      .toMatchInlineSnapshot(`
        [
          "seo.title: Escribí el título para buscadores: está en blanco.",
          "seo.description: Falta la descripción para buscadores.",
          "title: Falta el título del error.",
          "text: Falta el texto del error.",
          "action.cta: «cta» va en minúsculas y con guiones, por ejemplo «hero-demo». Se encontró «Ir».",
          "action.label: Falta el texto del botón.",
          "action.href: «href» empieza por «/» si es una página del sitio, o por «https://» si es otra. Se encontró «inicio».",
        ]
      `);
  });

  test.each([
    [{}, 'page: «page» tiene que ser el nombre de una página', 'nada'],
    [{ page: 'Inicio' }, 'page: «page» tiene que ser el nombre de una página', '«Inicio»'],
    [{ page: 404 }, 'page: «page» tiene que ser el nombre de una página', '«404»'],
    ['hola', ': El archivo tiene que ser un bloque con campos', '«hola»'],
    [['a'], ': El archivo tiene que ser un bloque con campos', 'una lista'],
  ])('has to be a block that names a page: %j is not', (value, message, found) => {
    const [complaint = '', ...others] = complaints(value);

    expect(others).toEqual([]);
    expect(complaint.startsWith(message)).toBe(true);
    expect(complaint.endsWith(`se encontró ${found}.`)).toBe(true);
  });
});
