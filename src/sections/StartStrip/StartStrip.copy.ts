import type { z } from 'astro/zod';
import { fieldset, list, plainLink, text, title } from '#schemas/fields.ts';

export const startStripCopy = fieldset(
  'Cómo se empieza, en una línea',
  'En /para-quien: los mismos pasos de «Cómo se empieza» de /soluciones, cada uno con cuánto lleva.',
  {
    title,
    times: list(
      'Cuánto lleva',
      'Una frase por paso, en el orden de /soluciones. El que no tenga la suya dice qué sale de él.',
      { min: 1, max: 6 },
      text('cuánto lleva un paso', {
        max: 60,
        hint: 'Cuánto dura o cuándo pasa: «Media hora de demo». Mejor hasta 40.',
      }),
    ),
    link: plainLink,
  },
);
export type StartStripCopy = z.output<typeof startStripCopy>;
