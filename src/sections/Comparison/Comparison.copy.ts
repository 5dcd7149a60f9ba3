import type { z } from 'astro/zod';
import { block, list, text, title } from '#schemas/fields.ts';

const cell = (what: string) => text(what, { max: 90 });

/** A table: each area of the platform as it is followed today, and in Lineo. */
export const comparisonCopy = block(
  'Comparación',
  'Una tabla: cómo se sigue hoy y cómo en Lineo.',
  {
    title,
    area: text('el título de la primera columna, que se lee en voz alta', { max: 30 }),
    today: text('el título de la columna de hoy', { max: 40 }),
    lineo: text('el título de la columna de Lineo', { max: 40 }),
    rows: list(
      'Filas',
      'Una por área.',
      { min: 1, max: 12 },
      block('Fila', 'Un área, hoy y en Lineo.', {
        area: text('el área', { max: 40 }),
        today: cell('cómo se sigue hoy'),
        lineo: cell('cómo se sigue en Lineo'),
      }),
    ),
  },
);
export type ComparisonCopy = z.output<typeof comparisonCopy>;
