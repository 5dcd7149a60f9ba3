import { z } from 'astro/zod';
import { text, title } from '../../schemas/fields.ts';

/** Frequent questions and their answers. */
export const questionsCopy = z.strictObject({
  title,
  items: z
    .array(
      z.strictObject({
        question: text('una pregunta', { max: 120 }),
        answer: text('una respuesta', { max: 500 }),
      }),
    )
    .min(1)
    .max(12),
});
export type QuestionsCopy = z.output<typeof questionsCopy>;
