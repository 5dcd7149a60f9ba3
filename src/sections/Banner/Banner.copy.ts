import { z } from 'astro/zod';
import { callToAction, drawing, text, title } from '#schemas/fields.ts';

/** Words of a call-to-action banner. */
export const bannerCopy = z
  .strictObject({
    title,
    text: text('el texto del banner', { max: 220 }),
    action: callToAction,
    scene: drawing('«scene», el dibujo que va sobre la línea', 'scene').optional(),
  })
  .meta({ title: 'Banner de cierre', description: 'La franja de color que invita a la demo.' });
export type BannerCopy = z.output<typeof bannerCopy>;
