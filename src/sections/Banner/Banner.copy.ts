import type { z } from 'astro/zod';
import { fieldset, drawing, list, text, title } from '#schemas/fields.ts';
import { callToAction, plainLink } from '#schemas/links.ts';

export const bannerCopy = fieldset(
  'Banner de cierre',
  'Cerca del final de la página: la invitación a la demo, con un botón.',
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
      'Al lado del botón o, en la portada, al pie de la página. Puede faltar.',
    ).optional(),
  },
);
export type BannerCopy = z.output<typeof bannerCopy>;

/** The banner at the end of the home page. */
export const dayBannerCopy = bannerCopy
  .extend({
    points: list(
      'Lo último antes de agendar',
      'Debajo del botón, con un tilde: qué cuesta, con qué se va uno y cómo se sale.',
      { min: 1, max: 4 },
      text('un punto', { max: 70, hint: 'Una frase corta, con su punto. Mejor hasta 45.' }),
    ),
  })
  .meta({
    title: 'Banner de cierre',
    description: 'Al final de la página: la invitación a la demo, con lo último antes de agendar.',
  });
export type DayBannerCopy = z.output<typeof dayBannerCopy>;

/** The banner of /contacto, where the demo is booked: it leads up to the calendar first, and to another page second. */
export const contactBannerCopy = bannerCopy
  .extend({
    // Like all links within a page, it is not counted.
    action: plainLink.meta({
      title: 'Botón',
      description: 'Sube a la agenda, en la misma página («#agenda»).',
    }),
    more: plainLink.meta({
      title: 'Otro camino',
      description: 'Más chico, debajo del botón: para quien todavía quiere mirar antes de hablar.',
    }),
  })
  .meta({
    title: 'Banner de cierre',
    description:
      'Al final de la página: el botón sube a la agenda («#agenda») y, más chico, un enlace invita a seguir mirando.',
  });
export type ContactBannerCopy = z.output<typeof contactBannerCopy>;
