import { z } from 'astro/zod';
import { eyebrow, text, title } from '../../schemas/fields.ts';

/** Words beside the product video; the video itself is in `site.yaml`. */
export const videoSectionCopy = z.strictObject({
  eyebrow,
  title,
  text: text('el texto que acompaña al video', { max: 240 }),
});
export type VideoSectionCopy = z.output<typeof videoSectionCopy>;
