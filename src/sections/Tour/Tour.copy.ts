import { z } from 'astro/zod';
import { block, callToAction, eyebrow, href, iconName, list, text } from '#schemas/fields.ts';
import { screenNames } from '#schemas/network.ts';
import { template } from '#schemas/template.ts';

/** Words of the short tour: what the platform does, along one story. */
export const tourCopy = block('Recorrido', 'Lo que hace la plataforma, contado con una heladera.', {
  eyebrow,
  title: template('el título del recorrido', { max: 110 }),
  lead: template('la entradilla del recorrido', { max: 260 }),
  stops: list(
    'Estaciones',
    'En el orden de la historia.',
    { min: 1, max: 12 },
    block('Estación', 'Una solución y adónde lleva.', {
      icon: iconName,
      title: text('el título de la estación', { max: 40 }),
      text: template('el texto de la estación', { max: 150 }),
      glimpse: z
        .enum(screenNames)
        .optional()
        .meta({
          title: 'Detalle',
          description: `La parte de la pantalla que la muestra: ${screenNames.join(', ')}. Puede faltar.`,
        }),
      href,
    }),
  ),
  action: callToAction,
});
export type TourCopy = z.output<typeof tourCopy>;
