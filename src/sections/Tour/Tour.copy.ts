import { z } from 'astro/zod';
import { callToAction, eyebrow, href, iconName, text, title } from '#schemas/fields.ts';
import { screenNames } from '#schemas/network.ts';
import { template } from '#schemas/template.ts';

/** Words of the short tour: what the platform does, along one story. */
export const tourCopy = z
  .strictObject({
    eyebrow,
    title,
    lead: template('la entradilla del recorrido', { max: 260 }),
    stops: z
      .array(
        z
          .strictObject({
            icon: iconName,
            title: text('el título de la estación', { max: 40 }),
            text: template('el texto de la estación', { max: 150 }),
            glimpse: z.enum(screenNames).meta({
              title: 'Detalle',
              description: `La parte de la pantalla que la muestra: ${screenNames.join(', ')}.`,
            }),
            href,
          })
          .meta({ title: 'Estación', description: 'Una solución y adónde lleva.' }),
      )
      .min(1)
      .max(12)
      .meta({ title: 'Estaciones', description: 'En el orden de la historia.' }),
    action: callToAction,
  })
  .meta({
    title: 'Recorrido',
    description: 'Lo que hace la plataforma, contado con una heladera.',
  });
export type TourCopy = z.output<typeof tourCopy>;
