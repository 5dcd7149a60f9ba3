import type { z } from 'astro/zod';
import { fieldset, fieldsets, text, title, titleAndText } from '#schemas/fields.ts';

const out = text('lo que gana', {
  max: 60,
  hint: 'Al pie, en negrita: por qué le conviene, en pocas palabras. Puede faltar.',
}).optional();

const viewer = (what: string) =>
  text(what, { max: 40, hint: 'Pocas palabras: «El supervisor, hoy». Mejor hasta 24.' });

export const appViewsCopy = fieldset(
  'Lo que ve cada uno',
  'En /app: qué ve y qué gana cada persona que usa la app, al lado de dos pantallas de la red de ejemplo.',
  {
    title,
    people: fieldsets(
      'Personas',
      'Una parada por persona que usa la app en los locales: qué ve y qué gana. Dos se leen bien.',
      { min: 1, max: 4 },
      'Persona',
      { ...titleAndText, out },
    ),
    director: fieldset('Quien dirige', 'La última parada: lo que ve quien dirige la red.', {
      title,
      text: text('lo que ve quien dirige', {
        max: 200,
        hint: 'Qué mirar en su reporte, en una o dos frases.',
      }),
      out,
    }),
    screens: fieldset(
      'Dos pantallas',
      'Lo que va arriba de cada pantalla, en el orden en que se leen: quién la mira y cuándo.',
      {
        phone: viewer('quién mira el celular'),
        report: viewer('quién mira el reporte'),
      },
    ),
  },
);
export type AppViewsCopy = z.output<typeof appViewsCopy>;
