import type { z } from 'astro/zod';
import { fieldset, text, title } from '#schemas/fields.ts';

/** The words over a video, on /inicio and on /contacto. */
export const videoFigureCopy = fieldset(
  'Video',
  'Lo que se lee arriba del video. El video mismo está en «Datos del sitio».',
  {
    title,
    text: text('el texto que acompaña al video', {
      max: 240,
      hint: 'Qué se ve en el video y cuánto dura, en una o dos frases.',
    }),
  },
);
export type VideoFigureCopy = z.output<typeof videoFigureCopy>;
