import type { z } from 'astro/zod';
import { eyebrow, fieldset, list, pageTitle, text } from '#schemas/fields.ts';

export const contactCopy = fieldset(
  'Encabezado',
  'Lo primero que se ve en /contacto, de noche y al lado de la agenda: título, datos y bajada.',
  {
    eyebrow,
    title: pageTitle,
    facts: list(
      'Datos',
      'Pocas palabras cada uno, en un renglón debajo del título: «30 minutos», «Sin costo». Solo lo que sea cierto siempre. Pueden faltar.',
      { min: 1, max: 4 },
      text('un dato del encabezado', { max: 30 }),
    ).optional(),
    lead: text('la bajada de la página', {
      max: 280,
      hint: 'Debajo de los datos: qué se lleva quien reserva. Mejor hasta 160: en un celular son unos cuatro renglones.',
    }),
    registered: text('la frase para quien vino por «Registro»', {
      max: 160,
      hint: 'Debajo del título, solo para quien llega por el botón «Registro» del menú, que lleva a /contacto#registro.',
    }),
  },
);
export type ContactCopy = z.output<typeof contactCopy>;
