import type { z } from 'astro/zod';
import { fieldset, callToAction, text } from '#schemas/fields.ts';

export const checklistSheetCopy = fieldset(
  'Hoja',
  'Lo que rodea a cada checklist, también impreso.',
  {
    back: text('el enlace a la lista de hojas', { max: 40 }),
    moment: text('el rótulo de cuándo se usa', { max: 20 }),
    owner: text('el rótulo de quién la completa', { max: 20 }),
    print: text('el botón que imprime', { max: 30 }),
    howToPrint: text('cómo imprimir desde el navegador', { max: 120 }),
    branch: text('el renglón para el nombre del local', { max: 20 }),
    date: text('el renglón para la fecha', { max: 20 }),
    person: text('el renglón para quien la completa', { max: 20 }),
    notes: text('el renglón de las observaciones', { max: 40 }),
    yes: text('la columna de lo que se cumple', { max: 6 }),
    no: text('la columna de lo que no se cumple', { max: 6 }),
    item: text('la columna de los ítems, que se lee en voz alta', { max: 20 }),
    sources: text('el título de las fuentes', { max: 20 }),
    demo: callToAction,
    others: text('el título de las otras hojas', { max: 40 }),
  },
);
export type ChecklistSheetCopy = z.output<typeof checklistSheetCopy>;
