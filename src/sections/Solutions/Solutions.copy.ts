import { z } from 'astro/zod';
import { alt, callToAction, drawing, iconName, text } from '../../schemas/fields.ts';

/** A solution card (spec section 3): `icon`, `title`, `description`, and the scene that shows it. */
export const solutionCard = z
  .strictObject({
    icon: iconName,
    title: text('el título de la solución', { max: 40 }),
    description: text('la descripción de la solución', { max: 320 }),
    points: z
      .array(text('un punto de la solución', { max: 90 }))
      .max(5)
      .default([])
      .meta({
        title: 'Puntos',
        description: 'Frases cortas debajo de la descripción. Puede quedar vacía.',
      }),
    scene: drawing('«scene», el dibujo de la solución', 'scenes'),
    alt,
  })
  .meta({ title: 'Solución', description: 'Una tarjeta con su ícono, sus textos y su dibujo.' });
export type SolutionCard = z.output<typeof solutionCard>;

export const solutionsCopy = z
  .strictObject({
    title: text('el título de la lista, que se lee en voz alta', { max: 80 }),
    cards: z.array(solutionCard).min(1).max(12).meta({
      title: 'Tarjetas',
      description: 'Una por solución, en el orden en que se muestran.',
    }),
    more: callToAction,
  })
  .meta({
    title: 'Soluciones',
    description: 'Las tarjetas de la página y el botón que las sigue.',
  });
export type SolutionsCopy = z.output<typeof solutionsCopy>;
