import type { z } from 'astro/zod';
import { fieldset, ctaId, eyebrow, href, list, text, title } from '#schemas/fields.ts';

export const answersCopy = fieldset('Respuestas cortas', 'Lo que se pregunta antes de la demo.', {
  eyebrow: eyebrow.optional(),
  title,
  items: list(
    'Preguntas',
    'En el orden en que se muestran.',
    { min: 1, max: 6 },
    fieldset(
      'Pregunta con su respuesta corta',
      'Lleva a la respuesta entera: «/soluciones#pregunta-cuanto_cuesta» abre la de «¿Cuánto cuesta?».',
      {
        cta: ctaId,
        question: text('una pregunta', { max: 60 }),
        short: text('la respuesta en una o dos palabras', { max: 14 }),
        answer: text('la respuesta en una línea', { max: 120 }),
        href,
      },
    ),
  ),
});
export type AnswersCopy = z.output<typeof answersCopy>;
