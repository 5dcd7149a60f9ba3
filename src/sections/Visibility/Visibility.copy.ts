import { z } from 'astro/zod';
import { eyebrow, iconName, text, title } from '#schemas/fields.ts';

const point = z
  .strictObject({
    icon: iconName,
    title: text('el título del punto', { max: 60 }),
    text: text('el texto del punto', { max: 160 }),
  })
  .meta({ title: 'Punto', description: 'Un ícono, un título y una frase.' });

/** Words of the section that asks what is lost as a business grows, and what Lineo gives back. */
export const visibilityCopy = z
  .strictObject({
    eyebrow,
    title,
    lead: text('la entradilla', { max: 260 }),
    losses: z
      .array(point)
      .min(1)
      .max(12)
      .meta({ title: 'Lo que se pierde', description: 'Un punto por problema.' }),
    answer: z
      .strictObject({
        title,
        points: z
          .array(point)
          .min(1)
          .max(12)
          .meta({ title: 'Puntos de la respuesta', description: 'Un punto por respuesta.' }),
      })
      .meta({ title: 'Lo que se gana', description: 'La respuesta de Lineo, punto por punto.' }),
  })
  .meta({
    title: 'Qué se pierde y qué se gana',
    description: 'La pregunta sobre visibilidad y control, y la respuesta de Lineo.',
  });
export type VisibilityCopy = z.output<typeof visibilityCopy>;
