import { z } from 'astro/zod';
import { alt, callToAction, eyebrow, text } from '../../schemas/fields.ts';

/** Words of the home hero: headline, demo button and the scene that tells what Lineo does. */
export const heroCopy = z.strictObject({
  eyebrow,
  title: text('el titular de la portada', { max: 60 }),
  lead: text('la entradilla de la portada', { max: 240 }),
  action: callToAction,
  scene: z.strictObject({
    alt,
    pause: text('el texto del control que detiene la animación', { max: 40 }),
    opening: text('el aviso del primer local', { max: 32 }),
    title: text('el título del tablero', { max: 32 }),
    deviation: text('la marca de desvío del tablero', { max: 16 }),
    branches: z
      .array(
        z.strictObject({
          name: text('el nombre de una sucursal de ejemplo', { max: 22 }),
          score: z.int().min(0).max(100),
        }),
      )
      .min(2)
      .max(5),
  }),
});
export type HeroCopy = z.output<typeof heroCopy>;
