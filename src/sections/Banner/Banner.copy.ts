import type { z } from 'astro/zod';
import { fieldset, callToAction, drawing, text, title } from '#schemas/fields.ts';

export const bannerCopy = fieldset('Banner de cierre', 'La franja de color que invita a la demo.', {
  title,
  text: text('el texto del banner', { max: 220 }),
  action: callToAction,
  scene: drawing('«scene», el dibujo que va sobre la línea', 'scene').optional(),
});
export type BannerCopy = z.output<typeof bannerCopy>;
