import type { z } from 'astro/zod';
import { fieldset, callToAction, eyebrow, text, title } from '#schemas/fields.ts';

export const videoSectionCopy = fieldset(
  'Video',
  'Lo que se lee al lado del video. El video mismo está en «Datos del sitio».',
  {
    eyebrow: eyebrow.optional(),
    title,
    text: text('el texto que acompaña al video', {
      max: 240,
      hint: 'Qué se ve en el video y cuánto dura, en una o dos frases.',
    }),
    action: callToAction.optional(),
  },
);
export type VideoSectionCopy = z.output<typeof videoSectionCopy>;

/** The same texts for the video in a column, without an eyebrow or a button. */
export const videoAsideCopy = videoSectionCopy.omit({ eyebrow: true, action: true }).meta({
  title: 'Video',
  description:
    'Lo que se lee arriba del video, al lado de la agenda. El video mismo está en «Datos del sitio».',
});
export type VideoAsideCopy = z.output<typeof videoAsideCopy>;
