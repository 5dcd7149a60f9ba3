import { z } from 'astro/zod';
import { callToAction, eyebrow, fieldset, plainLink, text, title } from '#schemas/fields.ts';
import { practiceScreenNames, practiceScreensInWords } from '#schemas/network/screenNames.ts';

export const inPracticeCopy = fieldset(
  'De lo leído a Lineo',
  'El cierre de /blogs y de cada artículo: la invitación a la demo, al lado de una pantalla de la red de ejemplo.',
  {
    eyebrow,
    title,
    lead: text('cómo se hace con Lineo', {
      max: 260,
      hint: 'Debajo del título, en dos o tres frases: qué de lo leído se hace ahí y qué se ve en la demo. Mejor hasta 200.',
    }),
    screen: z.enum(practiceScreenNames).meta({
      title: 'Pantalla',
      description: `La que se ve al lado: ${practiceScreensInWords}.`,
    }),
    action: callToAction,
    link: plainLink.optional().meta({
      title: 'Enlace para saber más',
      description: 'Al lado del botón. Puede faltar.',
    }),
  },
);
export type InPracticeCopy = z.output<typeof inPracticeCopy>;
