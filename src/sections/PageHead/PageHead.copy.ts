import type { z } from 'astro/zod';
import { fieldset, eyebrow, list, text, pageTitle } from '#schemas/fields.ts';
import { callToAction, plainLink } from '#schemas/links.ts';

const words = {
  eyebrow,
  title: pageTitle,
  lead: text('la bajada de la página', {
    max: 280,
    hint: 'Debajo del título: qué se lleva quien lee la página. Mejor hasta 160: en un celular son unos cuatro renglones.',
  }),
};
/** The same words where what visitors choose from stands in place of a button. */
export const pageHeadWords = fieldset(
  'Encabezado',
  'Lo primero que se ve al abrir la página: título y, debajo, la pregunta que se contesta eligiendo.',
  words,
);
/** Words at the top of an inner page. */
export const pageHeadCopy = fieldset(
  'Encabezado',
  'Lo primero que se ve al abrir la página: título, bajada y, si lo tiene, botón.',
  {
    ...words,
    demo: callToAction.optional().meta({
      title: 'Botón a la demo',
      description: 'Debajo de la bajada. Puede faltar.',
    }),
    more: list(
      'Enlaces del encabezado',
      'Al lado del botón, adonde se contesta lo que más se pregunta: «#pregunta-cuanto_cuesta» abre la respuesta a «¿Cuánto cuesta?» en esta página.',
      { min: 0, max: 3 },
      plainLink,
    ).default([]),
  },
);
export type PageHeadCopy = z.output<typeof pageHeadCopy>;
