import type { z } from 'astro/zod';
import { block, eyebrow, text, title } from '#schemas/fields.ts';

/** Words beside the product video; the video itself is in `site.yaml`. */
export const videoSectionCopy = block(
  'Video',
  'Las palabras que acompañan al video. Su dirección está en «Datos del sitio».',
  {
    eyebrow,
    title,
    text: text('el texto que acompaña al video', { max: 240 }),
  },
);
export type VideoSectionCopy = z.output<typeof videoSectionCopy>;

/** The same words where the video stands beside something else, without a line above its title. */
export const videoAsideCopy = videoSectionCopy.omit({ eyebrow: true }).meta({
  title: 'Video',
  description: 'Las palabras que acompañan al video. Su dirección está en «Datos del sitio».',
});
export type VideoAsideCopy = z.output<typeof videoAsideCopy>;
