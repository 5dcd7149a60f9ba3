import { z } from 'astro/zod';
import { clause, source, text, title } from '#schemas/fields.ts';

/** Frequent questions and their answers. */
export const questionsCopy = z
  .strictObject({
    title,
    items: z
      .array(
        z
          .strictObject({
            question: text('una pregunta', { max: 120 }),
            answer: text('una respuesta', { max: 500 }),
            clause: clause.optional(),
            source: source.optional(),
          })
          .meta({ title: 'Pregunta con su respuesta', description: 'Se despliega al tocarla.' }),
      )
      .min(1)
      .max(12)
      .meta({ title: 'Preguntas', description: 'En el orden en que se muestran.' }),
  })
  .meta({ title: 'Preguntas frecuentes', description: 'Cada pregunta con su respuesta.' });
export type QuestionsCopy = z.output<typeof questionsCopy>;
