import type { z } from 'astro/zod';
import { checklistOfferCopy } from '#sections/onePage.copy.ts';
import { block, text, title, withPlaceholders } from '#schemas/fields.ts';

const word = (what: string) => text(what, { max: 60 });
const phrase = (what: string) => text(what, { max: 90 });

/** Words around every article. */
export const articleBodyCopy = block('Alrededor del artículo', 'Las palabras de todo artículo.', {
  back: word('el enlace a la lista'),
  byline: word('quién firma los artículos'),
  published: word('lo que va antes de la fecha'),
  updated: word('lo que va antes de la fecha de actualización'),
  readingTime: withPlaceholders('el tiempo de lectura', { max: 40 }, 'minutos'),
  contents: word('el título del índice'),
  sources: word('el título de la lista de fuentes'),
  related: word('el título de los artículos relacionados'),
  draft: word('la marca de borrador'),
  scheduled: withPlaceholders('la marca de lo que todavía no salió', { max: 60 }, 'fecha'),
});
export type ArticleBodyCopy = z.output<typeof articleBodyCopy>;

export const articleViewerCopy = block('Visor de artículos', 'Lo que rodea al artículo elegido.', {
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
});
export type ArticleViewerCopy = z.output<typeof articleViewerCopy>;

/** Words of the pagination of the list. */
const paginationCopy = block('Páginas de la lista', 'Se ven cuando la lista lleva más de una.', {
  label: text('el nombre de los enlaces entre páginas', { max: 60 }),
  newer: text('el enlace a la página anterior', { max: 40 }),
  older: text('el enlace a la página siguiente', { max: 40 }),
  page: withPlaceholders('el número de página', { max: 40 }, 'numero', 'total'),
});

/** Words of the list of article cards. */
export const articleCardsCopy = block('Tarjetas de artículos', 'Las palabras de la lista.', {
  title: text('el título de la lista, que se lee en voz alta', { max: 80 }),
  more: text('el botón de cada tarjeta', { max: 20 }),
  offer: checklistOfferCopy.optional(),
  pagination: paginationCopy,
});
export type ArticleCardsCopy = z.output<typeof articleCardsCopy>;
