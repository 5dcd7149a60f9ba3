import { z } from 'astro/zod';
import { alt, drawing, iconName, text } from '../../schemas/fields.ts';

/** A solution card (spec section 3): `icon`, `title`, `description`, and the scene that shows it. */
export const solutionCard = z.strictObject({
  icon: iconName,
  title: text('el título de la solución', { max: 40 }),
  description: text('la descripción de la solución', { max: 320 }),
  points: z
    .array(text('un punto de la solución', { max: 90 }))
    .max(5)
    .default([]),
  scene: drawing('«scene», el dibujo de la solución', 'scenes'),
  alt,
});
export type SolutionCard = z.output<typeof solutionCard>;

export const solutionsCopy = z.strictObject({
  title: text('el título de la lista, que se lee en voz alta', { max: 80 }),
  cards: z.array(solutionCard).min(1).max(12),
});
export type SolutionsCopy = z.output<typeof solutionsCopy>;
