import type { z } from 'astro/zod';
import { block, callToAction, text, title } from '#schemas/fields.ts';

/** Words that lead to the checklists to print; which ones there are comes from their folder. */
export const checklistOfferCopy = block(
  'Checklists para llevarse',
  'Las palabras que llevan a las hojas para imprimir. Cada hoja aparece sola.',
  {
    title,
    text: text('para qué sirven las hojas', { max: 200 }),
    action: callToAction,
  },
);
export type ChecklistOfferCopy = z.output<typeof checklistOfferCopy>;
