import type { z } from 'astro/zod';
import { block, clause, list, text, title } from '#schemas/fields.ts';

/** What the terms promise, clause by clause. */
export const promisesCopy = block(
  'Lo que dicen los términos',
  'Cláusula por cláusula, con enlace.',
  {
    title,
    lead: text('la entradilla', { max: 240 }),
    items: list(
      'Promesas',
      'En el orden en que se muestran.',
      { min: 1, max: 12 },
      block('Promesa', 'Algo que dicen los términos, con su cláusula.', {
        title: text('el título de la promesa', { max: 60 }),
        text: text('la promesa', { max: 220 }),
        clause,
      }),
    ),
  },
);
export type PromisesCopy = z.output<typeof promisesCopy>;
