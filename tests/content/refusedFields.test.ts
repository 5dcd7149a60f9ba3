import { articleSource, picture } from '#tests/support/authoring/articleSource.ts';
import { testRefused } from '#tests/support/authoring/refusedContent.ts';

// Mistakes in the fields of an article, each in an article of its own. Those of YAML are in refusedYaml.test.ts.

testRefused('an article is refused for', [
  // Keys and lengths.
  {
    slip: 'the title is missing',
    written: articleSource({ titulo: '' }),
    at: 'descripcion:',
    message: 'Falta «titulo», el título del artículo.',
  },
  {
    slip: 'the picture has no description',
    written: articleSource({ blogImgAlt: '' }),
    at: 'titulo:',
    message: 'Falta «blogImgAlt», la descripción de la imagen.',
  },
  {
    slip: 'the description of the picture is blank',
    written: articleSource({ blogImgAlt: "blogImgAlt: ''" }),
    at: 'blogImgAlt:',
    message: 'Escribí «blogImgAlt», la descripción de la imagen: está en blanco.',
  },
  {
    slip: 'the name of a field is misspelt',
    written: articleSource({ titulo: 'titlo: Una' }),
    at: 'titlo:',
    message: 'Falta «titulo»',
    also: { at: 'titlo:', message: '¿Quisiste decir' },
  },
  {
    slip: 'a field for the second time',
    written: articleSource({ extra: 'titulo: Otro' }),
    at: 'titulo: Otro',
    message: 'Esta clave está dos veces',
  },
  {
    slip: 'a field that no article has',
    written: articleSource({ extra: '__proto__:\n  a: 1' }),
    at: '__proto__:',
    message: 'No se conoce la clave',
  },
  {
    slip: 'a title that is too long',
    written: articleSource({ titulo: `titulo: ${'x'.repeat(400)}` }),
    at: 'titulo:',
    message: 'admite 110 caracteres',
  },
  {
    slip: 'a description that is too short',
    written: articleSource({ descripcion: 'descripcion: Corta.' }),
    at: 'descripcion:',
    message: 'al menos 50 caracteres y tiene 6',
  },
  // Dates.
  {
    slip: 'a day with slashes',
    written: articleSource({ fecha: 'fecha: 31/12/2026' }),
    at: 'fecha:',
    message: 'escribí «fecha: 2026-12-31»',
  },
  {
    slip: 'a year first, with slashes',
    written: articleSource({ fecha: 'fecha: 2026/12/31' }),
    at: 'fecha:',
    message: 'escribí «fecha: 2026-12-31»',
  },
  {
    slip: 'a year of two digits',
    written: articleSource({ fecha: 'fecha: 12-3-26' }),
    at: 'fecha:',
    message: 'escribí «fecha: 2026-03-12»',
  },
  {
    slip: 'a month of one digit',
    written: articleSource({ fecha: 'fecha: 2026-3-12' }),
    at: 'fecha:',
    message: 'Se encontró «2026-3-12».',
  },
  {
    slip: 'a day that does not exist',
    written: articleSource({ fecha: 'fecha: 2026-02-30' }),
    at: 'fecha:',
    message: 'un día que no existe',
  },
  {
    slip: 'the day is left blank',
    written: articleSource({ fecha: 'fecha:' }),
    at: 'fecha:',
    message: 'Falta «fecha», el día de publicación.',
  },
  {
    slip: 'braces in place of a day',
    written: articleSource({ fecha: 'fecha: {}' }),
    at: 'fecha:',
    message: 'Se encontró un bloque con campos.',
  },
  {
    slip: 'the article is updated before its own day',
    written: articleSource({ extra: 'actualizado: 2026-01-14' }),
    at: 'actualizado:',
    message: 'anterior a «fecha» (2026',
  },
  // Lists.
  {
    slip: 'a list with nothing in it',
    written: articleSource({ categorias: 'categorias: []' }),
    at: 'categorias:',
    message: 'necesita al menos 1 elemento y tiene 0',
  },
  {
    slip: 'two categories in one pair of quotes',
    written: articleSource({ categorias: "categorias: ['a, b']" }),
    at: "'a, b']",
    message: 'separalas',
  },
  {
    slip: 'a category for the second time',
    written: articleSource({ categorias: 'categorias: [a, b, a]' }),
    at: 'a]',
    message: 'está dos veces en la lista',
  },
  {
    slip: 'more categories than fit',
    written: articleSource({ categorias: 'categorias: [a, b, c, d]' }),
    at: 'categorias:',
    message: 'admite hasta 3 elementos y tiene 4',
  },
  {
    slip: 'categories without brackets',
    written: articleSource({ categorias: 'categorias: Uno, Dos' }),
    at: 'categorias:',
    message: 'tiene que ser una lista (entre corchetes',
  },
  // Addresses.
  {
    slip: 'old addresses with a slash at the end and without one in front',
    written: articleSource({ extra: 'direccionesAnteriores: [/a/, b]' }),
    at: '/a/',
    message: 'sin el dominio',
    also: { at: 'b]', message: 'sin el' },
  },
  {
    slip: 'one old address without brackets',
    written: articleSource({ extra: 'direccionesAnteriores: /a' }),
    at: 'dir',
    message: 'tiene que ser una lista (entre corchetes',
  },
  {
    slip: 'an address without its slash',
    written: articleSource({ extra: 'retirado: blogs' }),
    at: 'retirado:',
    message: '«retirado: /blogs». Se encontró «blogs».',
  },
  {
    slip: 'true in place of an address',
    written: articleSource({ extra: 'retirado: true' }),
    at: 'retirado:',
    message: '«retirado: /blogs». Se encontró «true».',
  },
  // Pictures. The first one's name has a hard space.
  {
    slip: 'a photo whose name ends as another kind of picture',
    file: 'blog/captura 10\u202Fa. m..png',
    written: await picture('jpeg', 400, 300),
    message: 'llamala',
  },
  {
    slip: 'a picture of another site',
    written: articleSource({ blogImg: 'blogImg: https://a.example/a.png' }),
    at: 'blogImg:',
    message: '«./nombre.png»',
  },
  {
    slip: 'a picture without «./»',
    written: articleSource({ blogImg: 'blogImg: nota.png' }),
    at: 'blogImg:',
    message: 'escribí «./nota.png»',
  },
  {
    slip: 'a backslash in the path of a picture',
    written: articleSource({ blogImg: 'blogImg: .\\nota.png' }),
    at: 'blogImg:',
    message: 'lleva una barra invertida',
  },
  {
    slip: 'an accent written in another way than in the file’s name',
    written: articleSource({ blogImg: 'blogImg: ./camión (1) girado.JPG' }),
    at: 'blogImg:',
    message: 'Se ven iguales',
  },
  {
    slip: 'a plain space where the file’s name has a hard one',
    written: articleSource({ blogImg: 'blogImg: ./captura 10 a. m..png' }),
    at: 'blogImg:',
    message: '(lleva un espacio duro',
  },
  {
    slip: 'a space of the file’s name is missing, and its accent is written in another way',
    written: articleSource({ blogImg: 'blogImg: ./camión(1) girado.JPG' }),
    at: 'blogImg:',
    message: '«camio\u0301n (1) girado.JPG»?',
  },
  // Other values.
  {
    slip: 'a title that YAML reads as a number',
    written: articleSource({ titulo: 'titulo: 1e3' }),
    at: 'titulo:',
    message: "Escribí «titulo: '1e3'».",
  },
  {
    slip: 'a result that does not follow from its numbers',
    written: articleSource({
      extra:
        'teLlevas:\n  rotulo: Visitas\n  cuenta: { locales: 34, visitas: 2 }\n  cifra: 18 días\n  texto: y algo.',
    }),
    at: 'cifra:',
    message: 'y 34 ÷ 2 = 17: corregí',
  },
  {
    slip: '«falso» in place of false',
    written: articleSource({ borrador: 'borrador: falso' }),
    at: 'borrador:',
    message: 'Escribí «borrador: false».',
  },
]);
