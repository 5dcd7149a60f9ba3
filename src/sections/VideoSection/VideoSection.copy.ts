import { z } from 'astro/zod';
import { eyebrow, text, title } from '../../schemas/fields.ts';

/** Words beside the product video; the video itself is in `site.yaml`. */
export const videoSectionCopy = z.strictObject({
  eyebrow,
  title,
  text: text('el texto que acompaña al video', { max: 240 }),
});
export type VideoSectionCopy = z.output<typeof videoSectionCopy>;

/** The same words where the video stands beside something else, without a line above its title. */
export const videoAsideCopy = videoSectionCopy.omit({ eyebrow: true });
export type VideoAsideCopy = z.output<typeof videoAsideCopy>;
