import type { z } from 'astro/zod';
import { block, eyebrow, iconName, list, text, title } from '#schemas/fields.ts';

const point = block('Punto', 'Un ícono, un título y una frase.', {
  icon: iconName,
  title: text('el título del punto', { max: 60 }),
  text: text('el texto del punto', { max: 160 }),
});

/** Words of the section that asks what is lost as a business grows, and what Lineo gives back. */
export const visibilityCopy = block(
  'Qué se pierde y qué se gana',
  'La pregunta sobre visibilidad y control, y la respuesta de Lineo.',
  {
    eyebrow,
    title,
    lead: text('la entradilla', { max: 260 }),
    losses: list('Lo que se pierde', 'Un punto por problema.', { min: 1, max: 12 }, point),
    answer: block('Lo que se gana', 'La respuesta de Lineo, punto por punto.', {
      title,
      points: list('Puntos de la respuesta', 'Un punto por respuesta.', { min: 1, max: 12 }, point),
    }),
  },
);
export type VisibilityCopy = z.output<typeof visibilityCopy>;
