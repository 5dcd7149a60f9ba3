import type { z } from 'astro/zod';
import { drawing, fieldset, readAloudHint, text, title } from '#schemas/fields.ts';

/** The words over a video, on /inicio and on /contacto. */
export const productVideoCopy = fieldset(
  'Video',
  'Lo que se lee arriba del video. El video mismo está en «Datos del sitio».',
  {
    title,
    text: text('el texto que acompaña al video', {
      max: 240,
      hint: 'Qué se ve en el video y cuánto dura, en una o dos frases.',
    }),
    poster: fieldset(
      'Dibujo de antes de reproducir',
      'Lo que se ve hasta que alguien toca el botón, que queda en el medio. Sin esto va el dibujo de siempre, que describe «Datos del sitio».',
      {
        scene: drawing('«scene», el dibujo', 'scene'),
        alt: text('lo que muestra el dibujo', { max: 200, hint: readAloudHint }),
      },
    ).optional(),
  },
);
export type ProductVideoCopy = z.output<typeof productVideoCopy>;
