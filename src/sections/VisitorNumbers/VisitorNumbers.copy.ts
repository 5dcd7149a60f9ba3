import type { z } from 'astro/zod';
import { fieldset, text, withPlaceholders } from '#schemas/fields.ts';

/** Words of the box about the numbers that a visitor brings along from the calculator. */
export const visitorNumbersCopy = fieldset(
  'La cuenta que se trae',
  'Aparece arriba de la agenda, en /contacto, cuando alguien llega desde la cuenta de la portada. Las demás frases son las de la portada.',
  {
    title: text('el título que va sobre los números', {
      max: 60,
      hint: 'Para que se reconozca como propia: «La cuenta de tu red».',
    }),
    article: withPlaceholders(
      'los números de un artículo, en una frase',
      {
        max: 120,
        hint: 'Cuando la cuenta es la de un artículo: en ella, las visitas son las de todos juntos.',
      },
      'locales',
      'visitas',
    ),
  },
);
export type VisitorNumbersCopy = z.output<typeof visitorNumbersCopy>;
