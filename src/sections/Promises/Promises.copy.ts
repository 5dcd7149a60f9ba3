import { z } from 'astro/zod';
import { clause, text, title } from '#schemas/fields.ts';

/** What the terms promise, clause by clause. */
export const promisesCopy = z
  .strictObject({
    title,
    lead: text('la entradilla', { max: 240 }),
    items: z
      .array(
        z
          .strictObject({
            title: text('el título de la promesa', { max: 60 }),
            text: text('la promesa', { max: 220 }),
            clause,
          })
          .meta({ title: 'Promesa', description: 'Algo que dicen los términos, con su cláusula.' }),
      )
      .min(1)
      .max(12)
      .meta({ title: 'Promesas', description: 'En el orden en que se muestran.' }),
  })
  .meta({ title: 'Lo que dicen los términos', description: 'Cláusula por cláusula, con enlace.' });
export type PromisesCopy = z.output<typeof promisesCopy>;
