import type { z } from 'astro/zod';
import { fieldset, text, withPlaceholders } from '#schemas/fields.ts';

const word = (what: string) => text(what, { max: 60 });

/** Words around every article. */
export const articleBodyCopy = fieldset(
  'Alrededor del artículo',
  'Las palabras de todo artículo.',
  {
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
  },
);
export type ArticleBodyCopy = z.output<typeof articleBodyCopy>;
