import type { z } from 'astro/zod';
import { eyebrow, fieldset, plainLink, text, title } from '#schemas/fields.ts';

export const inPracticeCopy = fieldset(
  'Del artículo al calendario',
  'En /blogs, después de las tarjetas, al lado del plan del mes de la red de ejemplo: qué tiene que ver lo que se lee con Lineo.',
  {
    eyebrow,
    title,
    lead: text('cómo se hace con Lineo', {
      max: 260,
      hint: 'Debajo del título, en dos o tres frases: qué de lo leído se hace ahí. Mejor hasta 200.',
    }),
    link: plainLink,
  },
);
export type InPracticeCopy = z.output<typeof inPracticeCopy>;
