import type { z } from 'astro/zod';
import { fieldset, callToAction, text, title } from '#schemas/fields.ts';

export const checklistOfferCopy = fieldset(
  'Checklists para llevarse',
  'Las hojas aparecen solas.',
  {
    title,
    text: text('para qué sirven las hojas', { max: 200 }),
    action: callToAction,
  },
);
export type ChecklistOfferCopy = z.output<typeof checklistOfferCopy>;
