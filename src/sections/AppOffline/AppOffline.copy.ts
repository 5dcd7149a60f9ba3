import type { z } from 'astro/zod';
import { eyebrow, fieldset, fieldsets, list, text, title, titleAndText } from '#schemas/fields.ts';
import { hour } from '#sampleNetwork/fields/commonFields.ts';
import { template } from '#sampleNetwork/fields/template.ts';

export const appOfflineCopy = fieldset(
  'Sin señal',
  'Qué hace la app donde no hay señal, sobre una línea que ahí se corta y después sigue.',
  {
    eyebrow,
    title,
    steps: fieldsets(
      'Momentos',
      'Antes, durante y después de quedarse sin señal, en una frase cada uno. La línea se corta en el segundo.',
      { min: 3, max: 3 },
      'Momento',
      titleAndText,
    ),
    screen: fieldset(
      'Celular',
      'Al lado de los momentos: lo que muestra la app mientras no hay señal.',
      {
        title: template('dónde está quien audita', {
          max: 24,
          hint: 'Arriba: la parte del local, «Depósito», o {sucursal}.',
        }),
        hour,
        state: text('qué le pasa al celular', {
          max: 24,
          hint: 'Arriba, en una etiqueta: «Sin señal».',
        }),
        answered: list(
          'Respuestas',
          'Los ítems que ya se contestaron ahí, con un tilde.',
          { min: 2, max: 3 },
          text('un ítem contestado', { max: 50, hint: 'Mejor hasta 32.' }),
        ),
        kept: text('en qué quedó lo cargado', {
          max: 30,
          hint: 'Al pie, en negrita: «Guardado en el celular».',
        }),
        note: text('qué pasa después', { max: 70, hint: 'Debajo, en letra chica.' }),
      },
    ),
  },
);
export type AppOfflineCopy = z.output<typeof appOfflineCopy>;
