import type { z } from 'astro/zod';
import {
  alt,
  fieldset,
  callToAction,
  drawing,
  eyebrow,
  list,
  plainLink,
  text,
  title,
} from '#schemas/fields.ts';

/** Words at the top of an inner page, and the drawing beside them where it has one. */
export const pageHeadCopy = fieldset('Encabezado', 'Lo primero que se lee en la página.', {
  eyebrow,
  title: title.meta({ kind: 'headline' }),
  facts: list(
    'Datos',
    'De pocas palabras, debajo del título. Pueden faltar.',
    { min: 1, max: 4 },
    text('un dato del encabezado', { max: 30 }),
  ).optional(),
  lead: text('la entradilla de la página', { max: 280 }),
  picture: fieldset('Dibujo del encabezado', 'Al lado del título. Sin él, todo es más bajo.', {
    scene: drawing('«scene», el dibujo del encabezado', 'scene'),
    alt,
  }).optional(),
  demo: callToAction.optional(),
  more: list(
    'Enlaces del encabezado',
    'Llevan a respuestas de la página: «#pregunta-cuanto_cuesta» abre la de «¿Cuánto cuesta?».',
    { min: 0, max: 3 },
    plainLink,
  ).default([]),
});
export type PageHeadCopy = z.output<typeof pageHeadCopy>;
