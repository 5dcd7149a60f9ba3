import type { z } from 'astro/zod';
import { fieldset, readAloudHint, shortText } from '#schemas/fields.ts';

export const legalTextCopy = fieldset(
  'Alrededor del texto legal',
  'Lo que acompaña a los términos y condiciones. El texto se cambia en «Textos legales».',
  {
    home: shortText(
      'el enlace al inicio',
      `Lo que dice el logo: «Lineo, ir al inicio». ${readAloudHint}`,
    ),
    contents: shortText(
      'el título del índice',
      'Arriba de la lista de cláusulas, que sale sola del texto.',
    ),
    version: shortText('lo que va antes de la versión', 'El número sale de la ficha del texto.'),
    dated: shortText('lo que va antes de la fecha', 'La fecha sale de la ficha del texto.'),
    print: shortText(
      'la sugerencia de impresión',
      'Al lado de la versión y la fecha: cómo llevárselo.',
    ),
  },
);
export type LegalTextCopy = z.output<typeof legalTextCopy>;
