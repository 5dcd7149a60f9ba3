import type { z } from 'astro/zod';
import { callToAction, eyebrow, fieldset, plainLink, text, title } from '#schemas/fields.ts';

export const inPracticeCopy = fieldset(
  'Del artículo al calendario',
  'El cierre de /blogs: la invitación a la demo, al lado del plan del mes de la red de ejemplo.',
  {
    eyebrow,
    title,
    lead: text('cómo se hace con Lineo', {
      max: 260,
      hint: 'Debajo del título, en dos o tres frases: qué de lo leído se hace ahí y qué se ve en la demo. Mejor hasta 200.',
    }),
    action: callToAction,
    link: plainLink,
  },
);
export type InPracticeCopy = z.output<typeof inPracticeCopy>;
