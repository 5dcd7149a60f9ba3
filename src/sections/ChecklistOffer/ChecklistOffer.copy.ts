import { z } from 'astro/zod';
import { callToAction, text, title } from '#schemas/fields.ts';

/** Words that lead to the checklists to print; which ones there are comes from their folder. */
export const checklistOfferCopy = z
  .strictObject({
    title,
    text: text('para qué sirven las hojas', { max: 200 }),
    action: callToAction,
  })
  .meta({
    title: 'Checklists para llevarse',
    description: 'Las palabras que llevan a las hojas para imprimir. Cada hoja aparece sola.',
  });
export type ChecklistOfferCopy = z.output<typeof checklistOfferCopy>;
