import type { z } from 'astro/zod';
import { fieldset, fieldsets, readAloudHint, text, title } from '#schemas/fields.ts';
import { template } from '#sampleNetwork/fields/template.ts';

export const comparisonCopy = fieldset(
  'Comparación',
  'Una tabla de /soluciones y de /app: qué pasa hoy y qué con Lineo, en cada área o con cada pregunta.',
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
      'Una por área o pregunta. En cada una, las dos frases hablan de lo mismo. Entre llaves van datos de la red de ejemplo.',
      { min: 1, max: 12 },
      'Fila',
      {
        area: text('el área o la pregunta', {
          max: 40,
          hint: 'De una a cuatro palabras: «Tareas».',
        }),
        today: template('qué pasa hoy', {
          max: 90,
          hint: 'Con una cruz adelante. Lo que de verdad pasa, sin exagerar. Mejor hasta 50.',
        }),
        lineo: template('qué pasa en Lineo', {
          max: 90,
          hint: 'Con un tilde adelante. Mejor hasta 50.',
        }),
      },
    ),
  },
);
export type ComparisonCopy = z.output<typeof comparisonCopy>;
