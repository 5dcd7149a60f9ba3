import type { z } from 'astro/zod';
import { fieldset, word } from '#schemas/fields.ts';

export const legalTextCopy = fieldset(
  'Alrededor del texto legal',
  'El texto: en «Textos legales».',
  {
    home: word('el enlace al inicio'),
    contents: word('el título del índice'),
    version: word('lo que va antes de la versión'),
    dated: word('lo que va antes de la fecha'),
    print: word('la sugerencia de impresión'),
  },
);
export type LegalTextCopy = z.output<typeof legalTextCopy>;
