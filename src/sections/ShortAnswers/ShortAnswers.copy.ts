import type { z } from 'astro/zod';
import { fieldset, eyebrow, list, text, title } from '#schemas/fields.ts';
import { ctaId, href } from '#schemas/links.ts';

export const shortAnswersCopy = fieldset(
  'Respuestas cortas',
  'En la portada: lo que se pregunta antes de la demo, contestado en una línea que lleva a la respuesta entera.',
  {
    eyebrow: eyebrow.optional(),
    title,
    items: list(
      'Preguntas',
      'En el orden en que se muestran. Tres o cuatro entran a la vista.',
      { min: 1, max: 6 },
      fieldset(
        'Pregunta con su respuesta corta',
        'La pregunta es el enlace a la respuesta entera: «/soluciones#pregunta-cuanto_cuesta» abre la de «¿Cuánto cuesta?».',
        {
          cta: ctaId,
          question: text('una pregunta', {
            max: 60,
            hint: 'Como la haría quien lee. Mejor hasta 25.',
          }),
          short: text('la respuesta en pocas palabras', {
            max: 40,
            hint: 'En letra grande, con su punto: «Un precio por mes, según tus locales.». Mejor de una a tres.',
          }),
          answer: text('la respuesta en una línea', {
            max: 150,
            hint: 'Debajo de la anterior. Solo lo que digan los términos o la respuesta entera.',
          }),
          href,
        },
      ),
    ),
  },
);
export type ShortAnswersCopy = z.output<typeof shortAnswersCopy>;
