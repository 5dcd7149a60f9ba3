import { z } from 'astro/zod';
import { text } from '#schemas/fields.ts';

const word = (what: string) => text(what, { max: 60 });

/** Words around the legal text. */
export const legalTextCopy = z
  .strictObject({
    home: word('el enlace al inicio'),
    contents: word('el título del índice'),
    version: word('lo que va antes de la versión'),
    dated: word('lo que va antes de la fecha'),
    print: word('la sugerencia de impresión'),
  })
  .meta({
    title: 'Alrededor del texto legal',
    description: 'El texto de los términos se cambia en «Textos legales».',
  });
export type LegalTextCopy = z.output<typeof legalTextCopy>;
