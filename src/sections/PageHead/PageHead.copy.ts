import { z } from 'astro/zod';
import { alt, block, callToAction, drawing, eyebrow, href, text, title } from '#schemas/fields.ts';

/** A link that stands by itself and that page views already count. */
export const plainLink = block('Enlace', 'Lo que dice y adónde lleva.', {
  label: text('el texto del enlace', { max: 60 }),
  href,
});

/** Words at the top of an inner page, and the drawing beside them where it has one. */
export const pageHeadCopy = block('Encabezado', 'Lo primero que se lee en la página.', {
  eyebrow,
  title: title.meta({ kind: 'headline' }),
  facts: z
    .array(text('un dato del encabezado', { max: 30 }))
    .min(1)
    .max(4)
    .optional()
    .meta({ title: 'Datos', description: 'De pocas palabras, debajo del título. Pueden faltar.' }),
  lead: text('la entradilla de la página', { max: 280 }),
  picture: z
    .strictObject({ scene: drawing('«scene», el dibujo del encabezado', 'scene'), alt })
    .optional()
    .meta({
      title: 'Dibujo del encabezado',
      description: 'Lo que se ve al lado del título. Sin él, el encabezado es más bajo.',
    }),
  demo: callToAction.optional(),
  more: z.array(plainLink).max(3).default([]).meta({
    title: 'Enlaces del encabezado',
    description:
      'Llevan a respuestas de la página: «#pregunta-cuanto_cuesta» abre la de «¿Cuánto cuesta?».',
  }),
});
export type PageHeadCopy = z.output<typeof pageHeadCopy>;
