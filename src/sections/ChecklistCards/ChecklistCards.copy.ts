import type { z } from 'astro/zod';
import { block, text } from '#schemas/fields.ts';

/** Words of the list of checklists; each card comes from its checklist. */
export const checklistCardsCopy = block(
  'Tarjetas de checklists',
  'Las palabras de la lista; cada tarjeta sale de su hoja.',
  {
    title: text('el título de la lista, que se lee en voz alta', { max: 80 }),
    open: text('el enlace de cada tarjeta', { max: 30 }),
    items: text('cuántos ítems tiene la hoja, con {cantidad}', { max: 30 }).includes('{cantidad}', {
      message: 'Falta «{cantidad}», el lugar donde va el número de ítems.',
    }),
  },
);
export type ChecklistCardsCopy = z.output<typeof checklistCardsCopy>;
