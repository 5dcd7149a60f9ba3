import type { z } from 'astro/zod';
import { eyebrow, fieldset, fieldsets, list, text, title, titleAndText } from '#schemas/fields.ts';
import { hour } from '#sampleNetwork/fields/commonFields.ts';
import { template } from '#sampleNetwork/fields/template.ts';

/** What the app shows before, during and after the time without signal. */
const momentScreen = fieldset(
  'Pantalla',
  'El pedazo de la app que se ve debajo del momento, con la red de ejemplo.',
  {
    title: template('dónde está quien audita', {
      max: 24,
      hint: 'Arriba: la parte del local, «Depósito», o {sucursal}.',
    }),
    hour,
    rows: list(
      'Renglones',
      'Lo que la app tiene en ese momento, cada uno con su tilde. Tres en cada pantalla quedan parejas.',
      { min: 1, max: 4 },
      template('un renglón', { max: 40, hint: 'En pocas palabras. Mejor hasta 30.' }),
    ),
    state: text('en qué quedó', {
      max: 30,
      hint: 'Al pie, en negrita: «Guardado en el teléfono». Mejor hasta 24.',
    }),
    note: text('qué pasa después', { max: 40, hint: 'Debajo de en qué quedó, en letra chica.' }),
  },
);

export const appOfflineCopy = fieldset(
  'Sin señal',
  'Qué hace la app donde no hay señal, sobre una línea que ahí se corta y después sigue.',
  {
    eyebrow,
    title,
    steps: fieldsets(
      'Momentos',
      'Antes, durante y después de quedarse sin señal. La línea se corta en el segundo.',
      { min: 3, max: 3 },
      'Momento',
      { ...titleAndText, screen: momentScreen },
    ),
  },
);
export type AppOfflineCopy = z.output<typeof appOfflineCopy>;
