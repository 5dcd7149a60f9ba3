import type { z } from 'astro/zod';
import { fieldset, fieldsets, text, title, word } from '#schemas/fields.ts';

export const comparisonCopy = fieldset('Comparación', 'Cómo se sigue hoy y cómo con Lineo.', {
  title,
  area: text('el título de la primera columna, que se lee en voz alta', { max: 30 }),
  today: text('el título de la columna de hoy', { max: 40 }),
  lineo: text('el título de la columna de Lineo', { max: 40 }),
  rows: fieldsets('Filas', 'Una por área.', { min: 1, max: 12 }, 'Fila', {
    area: text('el área', { max: 40 }),
    today: word('cómo se sigue hoy'),
    lineo: word('cómo se sigue en Lineo'),
  }),
});
export type ComparisonCopy = z.output<typeof comparisonCopy>;
