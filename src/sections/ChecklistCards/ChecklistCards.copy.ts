import type { z } from 'astro/zod';
import { fieldset, text, withPlaceholders } from '#schemas/fields.ts';

export const checklistCardsCopy = fieldset('Tarjetas de checklists', 'Las palabras de la lista.', {
  title: text('el título de la lista, que se lee en voz alta', { max: 80 }),
  open: text('el enlace de cada tarjeta', { max: 30 }),
  items: withPlaceholders('cuántos ítems tiene la hoja', { max: 30 }, 'cantidad'),
});
export type ChecklistCardsCopy = z.output<typeof checklistCardsCopy>;
