import type { z } from 'astro/zod';
import { fieldset, fieldsets, readAloudHint, text, title, shortText } from '#schemas/fields.ts';

export const comparisonCopy = fieldset(
  'Comparación',
  'Una tabla de /soluciones: cómo se sigue cada área hoy y cómo con Lineo.',
  {
    title,
    area: text('el título de la primera columna, que se lee en voz alta', {
      max: 30,
      hint: readAloudHint,
    }),
    today: text('el título de la columna de hoy', {
      max: 40,
      hint: 'Mejor hasta 20: en un celular la columna es angosta.',
    }),
    lineo: text('el título de la columna de Lineo', {
      max: 40,
      hint: 'Al lado del símbolo de Lineo. Mejor hasta 20.',
    }),
    rows: fieldsets(
      'Filas',
      'Una por área. En cada una, las dos frases hablan de lo mismo.',
      { min: 1, max: 12 },
      'Fila',
      {
        area: text('el área', { max: 40, hint: 'De una a tres palabras: «Tareas».' }),
        today: shortText(
          'cómo se sigue hoy',
          'Con una cruz adelante. Lo que de verdad pasa, sin exagerar. Mejor hasta 50.',
        ),
        lineo: shortText('cómo se sigue en Lineo', 'Con un tilde adelante. Mejor hasta 50.'),
      },
    ),
  },
);
export type ComparisonCopy = z.output<typeof comparisonCopy>;
