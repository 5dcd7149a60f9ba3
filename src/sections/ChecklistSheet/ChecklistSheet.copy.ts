import type { z } from 'astro/zod';
import { fieldset, readAloudHint, text } from '#schemas/fields.ts';
import { callToAction } from '#schemas/links.ts';

export const checklistSheetCopy = fieldset(
  'Hoja',
  'Lo que se lee alrededor de cada checklist: los renglones para completar a mano, que también se imprimen, y los botones, que no.',
  {
    back: text('el enlace a la lista de hojas', {
      max: 40,
      hint: 'Arriba de todo. No se imprime.',
    }),
    moment: text('el rótulo de cuándo se usa', {
      max: 20,
      hint: 'Antes del «cuándo» que dice cada hoja. Una palabra.',
    }),
    owner: text('el rótulo de quién la completa', {
      max: 20,
      hint: 'Antes del «quién» que dice cada hoja. Una palabra.',
    }),
    print: text('el botón que imprime', { max: 30, hint: 'Arriba de la hoja. No se imprime.' }),
    howToPrint: text('cómo imprimir desde el navegador', {
      max: 120,
      hint: 'Al lado del botón: qué sale en el papel, y que se puede guardar en PDF.',
    }),
    branch: text('el renglón para el nombre del local', {
      max: 20,
      hint: 'Lo que va antes de la línea para escribir. Una palabra.',
    }),
    date: text('el renglón para la fecha', {
      max: 20,
      hint: 'Lo que va antes de la línea para escribir. Una palabra.',
    }),
    person: text('el renglón para quien la completa', {
      max: 20,
      hint: 'Lo que va antes de la línea para escribir. Una palabra.',
    }),
    observations: text('el renglón de las observaciones', {
      max: 40,
      hint: 'Al pie de los ítems, con lugar para escribir.',
    }),
    yes: text('la columna de lo que se cumple', { max: 6, hint: 'Arriba de las casillas: «Sí».' }),
    no: text('la columna de lo que no se cumple', {
      max: 6,
      hint: 'Arriba de las casillas: «No», en el archivo entre comillas.',
    }),
    item: text('la columna de los ítems, que se lee en voz alta', { max: 20, hint: readAloudHint }),
    sources: text('el título de las fuentes', {
      max: 20,
      hint: 'Al pie de las hojas que nombran una norma.',
    }),
    demo: callToAction.meta({
      title: 'Botón a la demo',
      description: 'Debajo de la hoja. No se imprime.',
    }),
    others: text('el título de las otras hojas', {
      max: 40,
      hint: 'Arriba de los enlaces a las demás, al final de la página.',
    }),
  },
);
export type ChecklistSheetCopy = z.output<typeof checklistSheetCopy>;
