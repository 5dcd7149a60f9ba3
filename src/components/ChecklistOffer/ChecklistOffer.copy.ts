import type { z } from 'astro/zod';
import { fieldset, callToAction, text, title } from '#schemas/fields.ts';

export const checklistOfferCopy = fieldset(
  'Checklists para llevarse',
  'Un recuadro que lleva a las hojas para imprimir: en los artículos, en su lista y en /landing/auditorias. Cada hoja aparece sola.',
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
