import type { z } from 'astro/zod';
import { fieldset, readAloudHint, text, title, withPlaceholders } from '#schemas/fields.ts';

const phrase = (what: string, hint: string) => text(what, { max: 90, hint });

export const articleViewerCopy = fieldset(
  'Visor de artículos',
  'La página /UnBlog, que muestra el artículo que dice su dirección, con una columna al costado.',
  {
    title,
    choose: text('lo que se lee cuando no hay artículo elegido', {
      max: 200,
      hint: 'Debajo del título, a quien llega sin elegir ninguno: qué puede hacer.',
    }),
    loading: phrase('el nombre del indicador de carga', readAloudHint),
    wait: phrase(
      'el texto que se agrega si la carga tarda',
      'Al lado del indicador, después de unos segundos.',
    ),
    notFound: withPlaceholders(
      'el error de artículo desconocido',
      { max: 90, hint: 'Si la dirección no es de ningún artículo. {route} es la que se buscó.' },
      'route',
    ),
    failed: phrase(
      'el error de un artículo que no llegó',
      'Si se cortó la conexión o falló el servidor: qué pasó. Debajo, el botón para probar de nuevo.',
    ),
    retry: phrase(
      'el botón para probar de nuevo',
      'Debajo de ese error: trae otra vez el artículo.',
    ),
    recent: phrase(
      'el título de los artículos recientes',
      'En la columna, arriba de los últimos cinco.',
    ),
    comments: phrase('el título de los comentarios', 'Debajo del artículo.'),
    noComments: phrase(
      'el texto de los comentarios',
      'En su lugar: no hay comentarios, y por dónde escribir.',
    ),
    archives: phrase('el título de los archivos', 'En la columna, arriba de los meses.'),
    categories: phrase(
      'el título de las categorías',
      'En la columna, arriba de las categorías y cuántos artículos tiene cada una.',
    ),
    previous: phrase(
      'el enlace al artículo anterior',
      'Debajo del artículo, antes del título del anterior.',
    ),
    next: phrase(
      'el enlace al artículo siguiente',
      'Debajo del artículo, antes del título del siguiente.',
    ),
    neighbours: phrase('el nombre de los enlaces al anterior y al siguiente', readAloudHint),
    full: phrase(
      'el enlace a la página del artículo',
      'Al final del texto: lleva a su propia página.',
    ),
  },
);
export type ArticleViewerCopy = z.output<typeof articleViewerCopy>;
