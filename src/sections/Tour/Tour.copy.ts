import { z } from 'astro/zod';
import { fieldset, fieldsets, callToAction, eyebrow, href, text } from '#schemas/fields.ts';
import { iconName } from '#schemas/icons.ts';
import { screenNames } from '#schemas/network.ts';
import { template } from '#schemas/template.ts';

export const tourCopy = fieldset(
  'Recorrido',
  'Lo que hace la plataforma, contado con una heladera.',
  {
    eyebrow,
    title: template('el título del recorrido', { max: 110 }),
    lead: template('la entradilla del recorrido', { max: 260 }),
    stops: fieldsets('Estaciones', 'En el orden de la historia.', { min: 1, max: 12 }, 'Estación', {
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
    action: callToAction,
  },
);
export type TourCopy = z.output<typeof tourCopy>;
