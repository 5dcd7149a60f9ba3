import type { z } from 'astro/zod';
import { fieldset, text, title } from '#schemas/fields.ts';
import { callToAction } from '#schemas/links.ts';

export const checklistOfferCopy = fieldset(
  'Checklists para llevarse',
  'Lleva a las hojas para imprimir: en /blogs, en /landing/auditorias y en los artículos que no las nombran. Cada hoja aparece sola, con sus tres ítems más cortos.',
  {
    title,
    text: text('para qué sirven las hojas', {
      max: 200,
      hint: 'Debajo del título, en una o dos frases. Mejor hasta 120.',
    }),
    action: callToAction.meta({ description: 'Debajo del texto: lleva a la lista de hojas.' }),
  },
);
export type ChecklistOfferCopy = z.output<typeof checklistOfferCopy>;
