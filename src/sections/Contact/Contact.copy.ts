import type { z } from 'astro/zod';
import { fieldset, list, text } from '#schemas/fields.ts';
import { pageHeadCopy } from '#sections/PageHead/PageHead.copy.ts';

const { eyebrow, title, lead } = pageHeadCopy.shape;

export const contactHeadCopy = fieldset(
  'Encabezado',
  'Lo primero que se ve en /contacto, de noche y al lado de la agenda: título, datos y bajada.',
  {
    eyebrow,
    title,
    facts: list(
      'Datos',
      'Pocas palabras cada uno, en un renglón debajo del título: «30 minutos», «Sin costo». Solo lo que sea cierto siempre. Pueden faltar.',
      { min: 1, max: 4 },
      text('un dato del encabezado', { max: 30 }),
    ).optional(),
    lead,
  },
);
export type ContactHeadCopy = z.output<typeof contactHeadCopy>;
