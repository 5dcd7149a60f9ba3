import { z } from 'astro/zod';
import { text } from '#schemas/fields.ts';

const word = (what: string) => text(what, { max: 60 });

/** Words around every article. */
export const articleBodyCopy = z
  .strictObject({
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
  })
  .meta({
    title: 'Alrededor del artículo',
    description: 'Las palabras que rodean a todos los artículos.',
  });
export type ArticleBodyCopy = z.output<typeof articleBodyCopy>;
