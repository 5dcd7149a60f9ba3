import { z } from 'astro/zod';
import { text, title } from '#schemas/fields.ts';

const word = (what: string) => text(what, { max: 90 });

/** Words of the article viewer. */
export const articleViewerCopy = z
  .strictObject({
    title,
    choose: text('lo que se lee cuando no hay artículo elegido', { max: 200 }),
    loading: word('el nombre del indicador de carga'),
    wait: word('el texto que se agrega si la carga tarda'),
    notFound: text('el error de artículo desconocido, con {route}', { max: 90 }).includes(
      '{route}',
      {
        error: 'El error tiene que incluir «{route}», que se reemplaza por la ruta.',
      },
    ),
    recent: word('el título de los artículos recientes'),
    comments: word('el título de los comentarios'),
    noComments: word('el texto de los comentarios'),
    archives: word('el título de los archivos'),
    categories: word('el título de las categorías'),
    previous: word('el enlace al artículo anterior'),
    next: word('el enlace al artículo siguiente'),
    neighbours: word('el nombre de los enlaces al anterior y al siguiente'),
    full: word('el enlace a la página del artículo'),
  })
  .meta({
    title: 'Visor de artículos',
    description: 'Las palabras que rodean al artículo que se elige.',
  });
export type ArticleViewerCopy = z.output<typeof articleViewerCopy>;
