import type { z } from 'astro/zod';
import { eyebrow, fieldset, text, title } from '#schemas/fields.ts';
import { callToAction } from '#schemas/links.ts';
import { practiceScreen } from '#sampleNetwork/fields/screens.ts';

export const inPracticeCopy = fieldset(
  'De lo leído a Lineo',
  'El cierre de cada artículo: la invitación a la demo, al lado de una pantalla de la red de ejemplo.',
  {
    eyebrow,
    title,
    lead: text('cómo se hace con Lineo', {
      max: 260,
      hint: 'Debajo del título, en dos o tres frases: qué de lo leído se hace ahí y qué se ve en la demo. Mejor hasta 200.',
    }),
    screen: practiceScreen,
    action: callToAction,
  },
);
export type InPracticeCopy = z.output<typeof inPracticeCopy>;
