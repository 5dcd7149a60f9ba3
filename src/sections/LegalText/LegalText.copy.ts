import type { z } from 'astro/zod';
import { block, text } from '#schemas/fields.ts';

const word = (what: string) => text(what, { max: 60 });

/** Words around the legal text. */
export const legalTextCopy = block(
  'Alrededor del texto legal',
  'El texto de los términos se cambia en «Textos legales».',
  {
    home: word('el enlace al inicio'),
    contents: word('el título del índice'),
    version: word('lo que va antes de la versión'),
    dated: word('lo que va antes de la fecha'),
    print: word('la sugerencia de impresión'),
  },
);
export type LegalTextCopy = z.output<typeof legalTextCopy>;
