import type { z } from 'astro/zod';
import { checklistOfferCopy } from '#sections/sections.copy.ts';
import { block, text, title } from '#schemas/fields.ts';

const word = (what: string) => text(what, { max: 60 });
const phrase = (what: string) => text(what, { max: 90 });

/** Words around every article. */
export const articleBodyCopy = block(
  'Alrededor del artículo',
  'Las palabras que rodean a todos los artículos.',
  {
    back: word('el enlace a la lista'),
    byline: word('quién firma los artículos'),
    published: word('lo que va antes de la fecha'),
    updated: word('lo que va antes de la fecha de actualización'),
    readingTime: text('el tiempo de lectura, con {minutos}', { max: 40 }).includes('{minutos}', {
      error: 'El tiempo de lectura tiene que incluir «{minutos}», que se reemplaza por la cifra.',
    }),
    contents: word('el título del índice'),
    sources: word('el título de la lista de fuentes'),
    related: word('el título de los artículos relacionados'),
    draft: word('la marca de borrador'),
    scheduled: word('la marca de lo que todavía no salió, con {fecha}').includes('{fecha}', {
      error: 'La marca tiene que incluir «{fecha}», que se reemplaza por el día en que sale.',
    }),
  },
);
export type ArticleBodyCopy = z.output<typeof articleBodyCopy>;

/** Words of the article viewer. */
export const articleViewerCopy = block(
  'Visor de artículos',
  'Las palabras que rodean al artículo que se elige.',
  {
    title,
    choose: text('lo que se lee cuando no hay artículo elegido', { max: 200 }),
    loading: phrase('el nombre del indicador de carga'),
    wait: phrase('el texto que se agrega si la carga tarda'),
    notFound: text('el error de artículo desconocido, con {route}', { max: 90 }).includes(
      '{route}',
      {
        error: 'El error tiene que incluir «{route}», que se reemplaza por la ruta.',
      },
    ),
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

/** Words around a list that takes more than one page. */
const paginationCopy = block(
  'Páginas de la lista',
  'Se ven cuando los artículos no entran en una página.',
  {
    label: text('el nombre de los enlaces entre páginas', { max: 60 }),
    newer: text('el enlace a la página anterior', { max: 40 }),
    older: text('el enlace a la página siguiente', { max: 40 }),
    page: text('el número de página, con {numero} y {total}', { max: 40 })
      .includes('{numero}', { error: 'El número de página tiene que incluir «{numero}».' })
      .includes('{total}', { error: 'El número de página tiene que incluir «{total}».' }),
  },
);

/** Words of the list of article cards. */
export const articleCardsCopy = block(
  'Tarjetas de artículos',
  'Las palabras de la lista de artículos; cada tarjeta sale de su artículo.',
  {
    title: text('el título de la lista, que se lee en voz alta', { max: 80 }),
    more: text('el botón de cada tarjeta', { max: 20 }),
    offer: checklistOfferCopy.optional(),
    pagination: paginationCopy,
  },
);
export type ArticleCardsCopy = z.output<typeof articleCardsCopy>;
