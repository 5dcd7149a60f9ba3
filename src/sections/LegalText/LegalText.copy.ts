import type { z } from 'astro/zod';
import { fieldset, spoken, word } from '#schemas/fields.ts';

export const legalTextCopy = fieldset(
  'Alrededor del texto legal',
  'Lo que acompaña a los términos y condiciones. El texto se cambia en «Textos legales».',
  {
    home: word('el enlace al inicio', `Lo que dice el logo: «Lineo, ir al inicio». ${spoken}`),
    contents: word(
      'el título del índice',
      'Arriba de la lista de cláusulas, que sale sola del texto.',
    ),
    version: word('lo que va antes de la versión', 'El número sale de la ficha del texto.'),
    dated: word('lo que va antes de la fecha', 'La fecha sale de la ficha del texto.'),
    print: word('la sugerencia de impresión', 'Al lado de la versión y la fecha: cómo llevárselo.'),
  },
);
export type LegalTextCopy = z.output<typeof legalTextCopy>;
