import { picture } from '#tests/support/authoring/articleSource.ts';
import { testRefused } from '#tests/support/authoring/refusedFields.ts';

// Mistakes in the fields of an article, each in an article of its own. Those of YAML are in refusedYaml.test.ts.

/** Its name has a hard space. */
const screenshot = {
  file: 'blog/captura 10\u202Fa. m..png',
  written: await picture('jpeg', 400, 300),
};

testRefused(
  {
    'keys and lengths': [
      {
        slip: 'the title is missing',
        lines: { titulo: '' },
        at: 'descripcion:',
        message: 'Falta «titulo», el título del artículo.',
      },
      {
        slip: 'the picture has no description',
        lines: { blogImgAlt: '' },
        at: 'titulo:',
        message: 'Falta «blogImgAlt», la descripción de la imagen.',
      },
      {
        slip: 'the description of the picture is blank',
        lines: { blogImgAlt: "blogImgAlt: ''" },
        at: 'blogImgAlt:',
        message: 'Escribí «blogImgAlt», la descripción de la imagen: está en blanco.',
      },
      {
        slip: 'the name of a field is misspelt',
        lines: { titulo: 'titlo: Una' },
        at: 'titlo:',
        message: 'Falta «titulo»',
        also: { at: 'titlo:', message: '¿Quisiste decir' },
      },
      {
        slip: 'a field for the second time',
        lines: { extra: 'titulo: Otro' },
        at: 'titulo: Otro',
        message: 'Esta clave está dos veces',
      },
      {
        slip: 'a field that no article has',
        lines: { extra: '__proto__:\n  a: 1' },
        at: '__proto__:',
        message: 'No se conoce la clave',
      },
      {
        slip: 'a title that is too long',
        lines: { titulo: `titulo: ${'x'.repeat(400)}` },
        at: 'titulo:',
        message: 'admite 110 caracteres',
      },
      {
        slip: 'a description that is too short',
        lines: { descripcion: 'descripcion: Corta.' },
        at: 'descripcion:',
        message: 'al menos 50 caracteres y tiene 6',
      },
    ],
    dates: [
      {
        slip: 'a day with slashes',
        lines: { fecha: 'fecha: 31/12/2026' },
        at: 'fecha:',
        message: 'escribí «fecha: 2026-12-31»',
      },
      {
        slip: 'a day in words',
        lines: { fecha: 'fecha: 31 de diciembre de 2026' },
        at: 'fecha:',
        message: 'escribí «fecha: 2026-12-31»',
      },
      {
        slip: 'a year first, with slashes',
        lines: { fecha: 'fecha: 2026/12/31' },
        at: 'fecha:',
        message: 'escribí «fecha: 2026-12-31»',
      },
      {
        slip: 'a year of two digits',
        lines: { fecha: 'fecha: 12-3-26' },
        at: 'fecha:',
        message: 'escribí «fecha: 2026-03-12»',
      },
      {
        slip: 'a month of one digit',
        lines: { fecha: 'fecha: 2026-3-12' },
        at: 'fecha:',
        message: 'Se encontró «2026-3-12».',
      },
      {
        slip: 'a day that does not exist',
        lines: { fecha: 'fecha: 2026-02-30' },
        at: 'fecha:',
        message: 'un día que no existe',
      },
      {
        slip: 'the day is left blank',
        lines: { fecha: 'fecha:' },
        at: 'fecha:',
        message: 'Falta «fecha», el día de publicación.',
      },
      {
        slip: 'braces in place of a day',
        lines: { fecha: 'fecha: {}' },
        at: 'fecha:',
        message: 'Se encontró un bloque con campos.',
      },
      {
        slip: 'the article is updated before its own day',
        lines: { extra: 'actualizado: 2026-01-14' },
        at: 'actualizado:',
        message: 'anterior a «fecha» (2026',
      },
    ],
    lists: [
      {
        slip: 'a list with nothing in it',
        lines: { categorias: 'categorias: []' },
        at: 'categorias:',
        message: 'necesita al menos 1 elemento y tiene 0',
      },
      {
        slip: 'two categories in one pair of quotes',
        lines: { categorias: "categorias: ['a, b']" },
        at: "'a, b']",
        message: 'separalas',
      },
      {
        slip: 'a category for the second time',
        lines: { categorias: 'categorias: [a, b, a]' },
        at: 'a]',
        message: 'está dos veces en la lista',
      },
      {
        slip: 'more categories than fit',
        lines: { categorias: 'categorias: [a, b, c, d]' },
        at: 'categorias:',
        message: 'admite hasta 3 elementos y tiene 4',
      },
      {
        slip: 'categories without brackets',
        lines: { categorias: 'categorias: Uno, Dos' },
        at: 'categorias:',
        message: 'Escribí «categorias: [Uno, Dos]».',
      },
    ],
    addresses: [
      {
        slip: 'old addresses with a slash at the end and without one in front',
        lines: { extra: 'direccionesAnteriores: [/a/, b]' },
        at: '/a/',
        message: 'sin el dominio',
        also: { at: 'b]', message: 'sin el' },
      },
      {
        slip: 'one old address without brackets',
        lines: { extra: 'direccionesAnteriores: /a' },
        at: 'dir',
        message: 'Escribí «direccionesAnteriores: [/a]».',
      },
      {
        slip: 'an address without its slash',
        lines: { extra: 'retirado: blogs' },
        at: 'retirado:',
        message: 'Escribí «retirado: /blogs».',
      },
      {
        slip: 'true in place of an address',
        lines: { extra: 'retirado: true' },
        at: 'retirado:',
        message: '«retirado: /blogs». Se encontró «true».',
      },
    ],
    pictures: [
      {
        slip: 'a picture of another site',
        lines: { blogImg: 'blogImg: https://a.example/a.png' },
        at: 'blogImg:',
        message: '«./nombre.png»',
      },
      {
        slip: 'a picture without «./»',
        lines: { blogImg: 'blogImg: nota.png' },
        at: 'blogImg:',
        message: 'escribí «./nota.png»',
      },
      {
        slip: 'a backslash in the path of a picture',
        lines: { blogImg: 'blogImg: .\\nota.png' },
        at: 'blogImg:',
        message: 'lleva una barra invertida',
      },
      {
        slip: 'an accent written in another way than in the file’s name',
        lines: { blogImg: 'blogImg: ./camión (1) girado.JPG' },
        at: 'blogImg:',
        message: 'Se ven iguales',
      },
      {
        slip: 'a plain space where the file’s name has a hard one',
        lines: { blogImg: 'blogImg: ./captura 10 a. m..png' },
        at: 'blogImg:',
        message: '(lleva un espacio duro',
      },
      {
        slip: 'a space of the file’s name is missing, and its accent is written in another way',
        lines: { blogImg: 'blogImg: ./camión(1) girado.JPG' },
        at: 'blogImg:',
        message: '«camio\u0301n (1) girado.JPG»?',
      },
    ],
    'other values': [
      {
        slip: 'a title that YAML reads as a number',
        lines: { titulo: 'titulo: 1e3' },
        at: 'titulo:',
        message: "Escribí «titulo: '1e3'».",
      },
      {
        slip: 'a result that does not follow from its numbers',
        lines: {
          extra:
            'teLlevas:\n  rotulo: Visitas\n  cuenta: { locales: 34, visitas: 2 }\n  cifra: 18 días\n  texto: y algo.',
        },
        at: 'cifra:',
        message: 'y 34 ÷ 2 = 17: corregí',
      },
      {
        slip: '«falso» in place of false',
        lines: { borrador: 'borrador: falso' },
        at: 'borrador:',
        message: 'Escribí «borrador: false».',
      },
    ],
  },
  [screenshot],
);
