import type { z } from 'astro/zod';
import { fieldset, callToAction, drawing, text, title } from '#schemas/fields.ts';

export const bannerCopy = fieldset(
  'Banner de cierre',
  'Cerca del final de la página: la invitación a la demo, con un botón. En /contacto, adonde se agenda, invita a seguir mirando.',
  {
    title: title.meta({
      title: 'Título del banner',
      description:
        'El problema de quien lee, o la pregunta que lo trae a la demo. Mejor hasta 45: va en letra grande.',
    }),
    text: text('el texto del banner', {
      max: 220,
      hint: 'Qué se va a ver, en una o dos frases.',
    }),
    action: callToAction,
    scene: drawing(
      '«scene», el dibujo que va sobre la línea',
      'scene',
      'Al lado del botón. Puede faltar.',
    ).optional(),
  },
);
export type BannerCopy = z.output<typeof bannerCopy>;
