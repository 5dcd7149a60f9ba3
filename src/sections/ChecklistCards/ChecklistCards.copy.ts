import type { z } from 'astro/zod';
import { fieldset, readAloudHint, text, withPlaceholders } from '#schemas/fields.ts';

export const checklistCardsCopy = fieldset(
  'Tarjetas de checklists',
  'Lo que acompaña a la lista de hojas, en /checklists. Cada tarjeta sale de su hoja.',
  {
    title: text('el título de la lista, que se lee en voz alta', { max: 80, hint: readAloudHint }),
    open: text('el enlace de cada tarjeta', { max: 30, hint: 'Debajo del resumen de cada hoja.' }),
    items: withPlaceholders(
      'cuántos ítems tiene la hoja',
      { max: 30, hint: 'En cada tarjeta, al lado de cuándo se usa.' },
      'cantidad',
    ),
  },
);
export type ChecklistCardsCopy = z.output<typeof checklistCardsCopy>;
