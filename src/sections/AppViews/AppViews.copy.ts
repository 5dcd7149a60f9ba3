import type { z } from 'astro/zod';
import { fieldset, fieldsets, text, title, titleAndText } from '#schemas/fields.ts';

const out = text('lo que gana', {
  max: 60,
  hint: 'Al pie, en negrita: por qué le conviene, en pocas palabras. Puede faltar.',
}).optional();

export const appViewsCopy = fieldset(
  'Lo que ve cada uno',
  'En /app: qué ve y qué gana cada persona que usa la app, al lado del puntaje por zona de la red de ejemplo.',
  {
    title,
    people: fieldsets(
      'Personas',
      'Una parada por persona que usa la app en los locales: qué ve y qué gana. Dos se leen bien.',
      { min: 1, max: 4 },
      'Persona',
      { ...titleAndText, out },
    ),
    director: fieldset(
      'Quien dirige',
      'La última parada, al lado del puntaje por zona de la red de ejemplo: lo que ve quien dirige la red.',
      {
        title,
        text: text('lo que ve quien dirige', {
          max: 200,
          hint: 'Qué mirar en la lista de abajo, en una o dos frases.',
        }),
        out,
      },
    ),
  },
);
export type AppViewsCopy = z.output<typeof appViewsCopy>;
