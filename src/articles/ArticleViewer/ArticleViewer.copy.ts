import type { z } from 'astro/zod';
import { fieldset, text, title, withPlaceholders } from '#schemas/fields.ts';

const phrase = (what: string) => text(what, { max: 90 });

export const articleViewerCopy = fieldset(
  'Visor de artículos',
  'Lo que rodea al artículo elegido.',
  {
    title,
    choose: text('lo que se lee cuando no hay artículo elegido', { max: 200 }),
    loading: phrase('el nombre del indicador de carga'),
    wait: phrase('el texto que se agrega si la carga tarda'),
    notFound: withPlaceholders('el error de artículo desconocido', { max: 90 }, 'route'),
    recent: phrase('el título de los artículos recientes'),
    comments: phrase('el título de los comentarios'),
    noComments: phrase('el texto de los comentarios'),
    archives: phrase('el título de los archivos'),
    categories: phrase('el título de las categorías'),
    previous: phrase('el enlace al artículo anterior'),
    next: phrase('el enlace al artículo siguiente'),
    neighbours: phrase('el nombre de los enlaces al anterior y al siguiente'),
    full: phrase('el enlace a la página del artículo'),
  },
);
export type ArticleViewerCopy = z.output<typeof articleViewerCopy>;
