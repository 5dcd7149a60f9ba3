import { z } from 'astro/zod';
import { ctaId, eyebrow, href, text, title } from '#schemas/fields.ts';

/** What is asked before a demo, answered in a line that leads to the whole answer. */
export const answersCopy = z
  .strictObject({
    eyebrow,
    title,
    items: z
      .array(
        z
          .strictObject({
            cta: ctaId,
            question: text('una pregunta', { max: 60 }),
            answer: text('la respuesta en una línea', { max: 120 }),
            href,
          })
          .meta({
            title: 'Pregunta con su respuesta corta',
            description:
              'Lleva a la respuesta entera: «/soluciones#pregunta-cuanto_cuesta» abre la de «¿Cuánto cuesta?».',
          }),
      )
      .min(1)
      .max(6)
      .meta({ title: 'Preguntas', description: 'En el orden en que se muestran.' }),
  })
  .meta({ title: 'Respuestas cortas', description: 'Lo que se pregunta antes de la demo.' });
export type AnswersCopy = z.output<typeof answersCopy>;
